import { z } from 'zod';
import { email, instant } from '../common/fields.ts';
import { emailRule, lineOf } from '../common/form.ts';
import { mailedToken, passwordMessage } from './auth.ts';

/** How long the link works that is mailed to the new address. */
export const emailChangeMinutes = 60;

export const emailChangeMessages = {
  same: 'This is your address already.',
  dead: 'This link has expired or was used already.',
} as const;

/** The address that an account is to have, and the password that proves who asks. */
export const emailChangeFields = { email: emailRule, pwd: lineOf(1000, passwordMessage) };

export const emailChangeInput = z.object({
  email,
  pwd: z.string({ error: passwordMessage }).min(1, passwordMessage).max(1000, passwordMessage),
});
export type EmailChangeInput = z.infer<typeof emailChangeInput>;

export const ownEmail = z
  .object({
    email: z.string(),
    waiting: z
      .object({ email: z.string(), expiresAt: instant })
      .nullable()
      .describe('The address that was asked for; it counts when the link that was mailed there is followed'),
  })
  .meta({ id: 'OwnEmail' });
export type OwnEmail = z.infer<typeof ownEmail>;

export const emailConfirmInput = z.object({ token: mailedToken });
export const emailConfirmed = z.object({ email: z.string() });
