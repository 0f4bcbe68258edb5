import { randomBytes } from 'node:crypto';

/**
 * The moment and something that nobody can guess. What people call their files is not stored: it is often the name of who
 * is on the picture, and a file name is public and outlives every correction.
 */
export const newFileName = (now: Date, extension: string): string =>
  `${now.getTime()}-${randomBytes(9).toString('hex')}.${extension.toLowerCase()}`;
