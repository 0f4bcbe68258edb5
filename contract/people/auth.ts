import { z } from 'zod';
import { email, instant, line } from '../common/fields.ts';

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

const missing = (wanted: typeof demands) => (password: string) =>
  wanted.filter(([, holds]) => !holds(password)).map(([words]) => words);

/** What a password that somebody chooses still lacks, in words. */
export const missingFromPassword = missing(demands);
/** The same for one that an administrator gives: only the length counts. */
export const missingFromGivenPassword = missing(demands.slice(0, 1));

export const loginMessages = {
  missing: 'Missing Username or Password',
  wrong: 'Unauthorized',
  suspended: 'This account is suspended.',
} as const;

/** What an administrator sets for somebody: only the length counts. */
export const givenPassword = z
  .string({ error: passwordMessage })
  .min(passwordLength.min, passwordMessage)
  .max(passwordLength.max, passwordMessage);

/** What a person chooses: also a lowercase letter, an uppercase letter, a digit and one of ! @ # $ %. */
export const chosenPassword = givenPassword
  .regex(/[a-z]/, passwordMessage)
  .regex(/[A-Z]/, passwordMessage)
  .regex(/[0-9]/, passwordMessage)
  .regex(/[!@#$%]/, passwordMessage);

const credential = z
  .string({ error: loginMessages.missing })
  .min(1, loginMessages.missing)
  .max(1000, loginMessages.missing);

export const loginInput = z.object({ user: credential, pwd: credential });
export const tokenAnswer = z.object({ accessToken: z.string() }).meta({ id: 'AccessToken' });

export const forgottenInput = z.object({ email });
export const mailedToken = z
  .string({ error: 'The link is not valid.' })
  .min(20, 'The link is not valid.')
  .max(200, 'The link is not valid.');
export const resetInput = z.object({ token: mailedToken, pwd: chosenPassword });

export const invitationQuery = z.object({ token: mailedToken });
export const invitationAnswer = z.object({ name: z.string(), email: z.string() });
export const acceptInput = z.object({
  token: mailedToken,
  pwd: chosenPassword,
  name: line(120, 'Name is required.').optional(),
});

export const ownSession = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    userAgent: z.string(),
    address: z.string(),
    createdAt: instant,
    lastUsedAt: instant,
  })
  .meta({ id: 'OwnSession' });

export const sessionParam = z.object({ id: z.uuid() });
export const endSessionsQuery = z.object({
  all: z.literal('true').optional().describe('This device, too'),
});
