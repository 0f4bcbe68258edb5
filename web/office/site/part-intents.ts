/** Kept it is also for the link that shows it to somebody. */
const intents = ['publish', 'keep', 'preview'] as const;
export type Intent = (typeof intents)[number];

/** Versions are what was public, and come back as such: there no button is pressed. */
export const intentOf = (pressed: string): Intent => intents.find((intent) => intent === pressed) ?? 'publish';
