import { z } from 'zod';
import { email, instant } from './fields.ts';
import { privacyMessages } from './privacy-rules.ts';

/** Sent in the body: an address in a URL would stand in the logs of every server on the way. */
export const personInput = z.object({ email });

export const eraseInput = z
  .object({
    email,
    confirm: z.string({ error: privacyMessages.confirm }).trim().describe('The same address once more'),
    byName: z
      .boolean()
      .default(false)
      .describe('Also what was found by the name or the phone number alone, which may be somebody else’s'),
  })
  .refine((input) => input.confirm.toLowerCase() === input.email.toLowerCase(), {
    path: ['confirm'],
    error: privacyMessages.confirm,
  });

export type EraseInput = z.infer<typeof eraseInput>;

export const heldKinds = [
  'account',
  'sessions',
  'invitations',
  'enquiries',
  'mails',
  'alumni',
  'trash',
  'works',
  'uploads',
  'log',
  'orders',
  'profiles',
  'committees',
  'texts',
] as const;

export type HeldKind = (typeof heldKinds)[number];

const count = z.number().int().min(0);

const heldItem = z.object({
  label: z.string(),
  at: instant.nullable(),
  kind: z.string().nullable().describe('With `itemId`: where it can be looked at'),
  itemId: z.string().nullable(),
});

const heldGroup = z
  .object({
    kind: z.enum(heldKinds),
    byName: z.boolean().describe('Found by the name or phone number alone: it may be somebody else’s'),
    fate: z.enum(['deleted', 'unnamed']).describe('What becomes of it: deleted, or kept without the name'),
    total: count,
    items: z.array(heldItem).describe('The first of them'),
  })
  .meta({ id: 'HeldGroup' });

export type HeldGroup = z.infer<typeof heldGroup>;

export const heldData = z
  .object({
    email: z.string(),
    names: z.array(z.string()).describe('Under which names the address is known'),
    groups: z.array(heldGroup),
    obstacle: z.string().nullable().describe('Why the caller cannot erase it'),
  })
  .meta({ id: 'HeldData' });

export type HeldData = z.infer<typeof heldData>;

/** For the person: every key is a word, every moment a date. */
export const personExport = z.record(z.string(), z.unknown()).meta({ id: 'PersonExport' });

export const erased = z.object({
  summary: z.string().describe('What was done, without the name'),
  left: z.array(z.string()).describe('Pictures whose file name has the name in it, and which are still shown'),
});

export type Erased = z.infer<typeof erased>;
