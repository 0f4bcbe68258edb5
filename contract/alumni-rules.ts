// Apart from the schemas, so that the directory and the testimonial form do not bring a validator along.
export const firstClassYear = 2002;

/** A class is listed from the year after it left, by the calendar of the school: UTC+3 all year. */
export const lastClassYear = (now = new Date()): number =>
  new Date(now.getTime() + 3 * 60 * 60 * 1000).getUTCFullYear() - 1;

/** How many entries a page of the directory may have, as the reader chooses it. */
export const directoryChoices = [30, 60, 100, 200, 500] as const;

export type DirectoryChoice = (typeof directoryChoices)[number];

/** How many entries come: the choice of 500 travels as 480. */
export const directorySize = (choice: DirectoryChoice): number => (choice === 500 ? 480 : choice);
