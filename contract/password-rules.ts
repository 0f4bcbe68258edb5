// Apart from the schemas, so that a form does not bring a validator along.
export const passwordLength = { min: 8, max: 24 } as const;
export const passwordMessage = 'Invalid Entry';

const demands: [words: string, holds: (password: string) => boolean][] = [
  [
    `${passwordLength.min} to ${passwordLength.max} characters`,
    ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  ],
  ['a lowercase letter', (password) => /[a-z]/.test(password)],
  ['an uppercase letter', (password) => /[A-Z]/.test(password)],
  ['a digit', (password) => /[0-9]/.test(password)],
  ['one of ! @ # $ %', (password) => /[!@#$%]/.test(password)],
];

/** What a password that somebody chooses still lacks, in words. */
export const missingFromPassword = (password: string): string[] =>
  demands.filter(([, holds]) => !holds(password)).map(([words]) => words);
