// What several people over one page are to each other, for those who draw it and those who remember it.

/** Marks beside choices, by seat, while one question is open. */
export interface Backed {
  ask: number;
  marks: Record<string, string>;
}

export interface Together {
  /** People who were asked to read, and those of them who have. */
  readers: number[];
  read: ReadonlySet<number>;
  bots: number[];
  /** By seat: the choice it is for. */
  marks: ReadonlyMap<number, string>;
  /** The seats of whoever looks; none of a watcher. */
  mine: number[];
}
