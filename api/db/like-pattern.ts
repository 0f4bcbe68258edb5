/** A text to be found anywhere, with nothing in it that PostgreSQL would take for a wildcard. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
