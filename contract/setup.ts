import { z } from 'zod';
import { chosenPassword } from './auth.ts';
import { schemasOf } from './fields.ts';
import { emailRule, lineOf, nameMaxLength, personMessages } from './form.ts';

export const setupMessages = {
  /** Late, mistyped, or of an earlier start: nobody is told which. */
  dead: 'This link has ended, or is not the newest one.',
  taken: 'This site has an owner already.',
} as const;

/** How long the link works that a start prints. */
export const setupMinutes = 60;

const key = z.string({ error: setupMessages.dead }).min(20, setupMessages.dead).max(200, setupMessages.dead);

export const setupQuery = z.object({ key });
export const setupOffer = z.object({ expiresAt: z.iso.datetime() });

export const ownerFields = { name: lineOf(nameMaxLength, personMessages.name), email: emailRule };
export const ownerInput = z.object({ key, ...schemasOf(ownerFields, 'all'), pwd: chosenPassword });

export type OwnerInput = z.infer<typeof ownerInput>;
