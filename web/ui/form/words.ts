const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "a, b and c" */
export const inWords = (parts: string[]): string => list.format(parts);

/** Empty, or nothing but spaces. */
export const isBlank = (text: string | undefined): boolean => !text?.trim();
