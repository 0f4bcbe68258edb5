/** A number as a telephone dials it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
