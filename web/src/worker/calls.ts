// What a call says to the service worker, and whether it is news.

export interface CallData {
  event: string;
  title: string;
  text: string;
  path: string;
  stop: string;
  open: string;
  end: string;
  table: string;
  at: number;
}

/** Milliseconds: a push service keeps a message for a day. */
const OLD = 36 * 3600_000;

/** A message that was shown before, or one that somebody kept and sends again, is none. */
export const isNews = (call: CallData, shown: number, now: number): boolean =>
  call.at > shown && now - call.at < OLD;
