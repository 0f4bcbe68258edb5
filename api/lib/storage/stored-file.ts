/** A stored file and when it was last written. */
export type StoredFile = { key: string; changedAt: Date };
