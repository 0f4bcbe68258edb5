/** In the order in which they are asked; each can be left and come back to. */
export const setupSteps = [
  { id: 'owner', title: 'You', about: 'Your own account' },
  { id: 'school', title: 'The school', about: 'Name, country, classes' },
  { id: 'crest', title: 'Crest and colour', about: 'One picture, one colour' },
  { id: 'campuses', title: 'Campuses', about: 'Where the school is' },
  { id: 'mail', title: 'Mail', about: 'So that families get answers' },
  { id: 'start', title: 'What to start with', about: 'Pages to fill in' },
] as const;

export type SetupStep = (typeof setupSteps)[number]['id'];

/** What the rail says of a step: that it is done, and what came of it. */
export type SetupProgress = Partial<Record<SetupStep, { done: boolean; about?: string }>>;

export const pathOf = (step: SetupStep | 'done'): string => `/setup/${step}`;
