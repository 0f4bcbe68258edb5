import type { Role } from '../../../contract/people/roles.ts';

/** How one task is done. Words between ** and ** are words of the screens, and a test looks for them there. */
export type Topic = {
  id: string;
  title: string;
  /** From which role on somebody does this. */
  from: Role;
  /** The addresses of the screens that it explains; `*` stands for one part, and what is below belongs to it too. */
  screens: string[];
  lines: string[];
  /** What is marked on its picture. */
  marked: string;
};

export type TopicGroup = { title: string; topics: Topic[] };
