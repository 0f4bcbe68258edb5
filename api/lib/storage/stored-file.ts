/** A stored file and when it was last written. */
export type StoredFile = { key: string; changedAt: Date };

/** The first and the last byte that are wanted, both of which the file has. */
export type Range = { first: number; last: number };
