import { missingFromPassword, passwordLength, passwordMessage } from '../../../../contract/people/auth.ts';
import type { Values } from '../answer.ts';
import type { Errors } from '../describe.ts';

const { min, max } = passwordLength;

/** What is told below the field of a password that somebody chooses. */
export const passwordHint = `${min} to ${max} characters, with a lowercase letter, an uppercase letter, a digit and one of ! @ # $ %`;

/** A password that is typed twice, as `pwd` and `again`. Spaces count in it, so it is not checked like other texts. */
export const newPassword = (missing = missingFromPassword) => ({
  needs: ({ pwd = '', again = '' }: Values): string[] => [
    ...missing(pwd),
    ...(pwd === again ? [] : ['the same password twice']),
  ],
  check: ({ pwd = '', again = '' }: Values): Errors => ({
    ...(missing(pwd).length > 0 && { pwd: passwordMessage }),
    ...(pwd !== again && { again: 'The two do not match.' }),
  }),
});
