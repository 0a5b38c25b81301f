// What the client asks of whoever keeps the tables: an answer to a request, and a wire to one table.

export interface House {
  /** Rejects when there is no line at all. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
  open(table: string): Wire;
}

export interface Wire {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
  onopen?: () => void;
  onmessage?: (text: string) => void;
  onclose?: (code: number) => void;
}
