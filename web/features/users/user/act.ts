export type Change = { role?: number; suspend?: boolean; pwd?: string };

/** Does it, tells it in these words, and offers the way back where there is one. */
export type Act = (change: Change, text: string, undo?: { change: Change; text: string }) => Promise<boolean>;
