import { z } from 'zod';
import { email, instant } from '../common/fields.ts';

export const privacyMessages = {
  confirm: 'Type the same address once more.',
  self: 'You cannot erase your own data. Ask another administrator.',
  rank: 'Only an owner can see, copy or erase the data of an administrator.',
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  mailbox: 'This is the mailbox of the school. Change it in the settings first.',
  nothing: 'Nothing is kept under this address.',
  changed: 'Something has changed since you looked. Nothing was erased. Find the person again.',
  undecided: 'Decide about each thing that was published from the person’s form.',
} as const;

/** In so many places a phrase is no longer one person's name. */
export const maxPlaces = 20;

export const phraseMessages = {
  oneWord: 'One word alone may mean many things, so it is not looked for.',
  tooShort: 'It is too short to be looked for.',
  school: 'These are words of the school’s own name, so they stay.',
  manyNames: 'This address is known under many names. Only the first are looked for.',
  many: `It stands in more than ${maxPlaces} places, so it is hardly one person’s name. Nothing of it is replaced; change the texts yourself.`,
} as const;

/** Sent in the body: an address in a URL would stand in the logs of every server on the way. */
export const personInput = z.object({ email });

const choiceIds = z.array(z.string().min(1).max(64)).max(2000).default([]);

export const eraseInput = z
  .object({
    email,
    confirm: z.string({ error: privacyMessages.confirm }).trim().describe('The same address once more'),
    erase: choiceIds.describe('Ids of what was found and is to go too: things, files, places in texts. All else stays'),
    keep: choiceIds.describe(
      'Ids of what stays. What was published from the person’s form must be named here or above',
    ),
  })
  .refine((input) => input.confirm.toLowerCase() === input.email.toLowerCase(), {
    path: ['confirm'],
    error: privacyMessages.confirm,
  });

export type EraseInput = z.infer<typeof eraseInput>;

const heldKinds = [
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
  'recipients',
] as const;

export type HeldKind = (typeof heldKinds)[number];

const count = z.number().int().min(0);

const thing = {
  label: z.string(),
  kind: z.string().nullable().describe('With `itemId`: where it can be looked at'),
  itemId: z.string().nullable(),
};
const heldItem = z.object({ ...thing, at: instant.nullable() });

const heldGroup = z
  .object({
    kind: z.enum(heldKinds),
    fate: z.enum(['deleted', 'unnamed']).describe('What becomes of it: deleted, or kept without the name'),
    total: count,
    items: z.array(heldItem).describe('The first of them'),
  })
  .meta({ id: 'HeldGroup' });

export type HeldGroup = z.infer<typeof heldGroup>;

const sentence = z.object({ before: z.string(), hit: z.string(), after: z.string() });

const heldChoice = z
  .object({
    ...thing,
    id: z.string().describe('For `erase` or `keep`; it changes when what it stands for changes'),
    at: instant.nullable(),
    fate: z.enum(['deleted', 'unnamed', 'renamed']).describe('What becomes of it if it is ticked'),
    note: z.string().describe('Why it was found; may be empty'),
    versions: count.describe('How many earlier versions have it too'),
    sentences: z.array(sentence).describe('Every sentence in which the words stand'),
  })
  .meta({ id: 'HeldChoice' });

export type HeldChoice = z.infer<typeof heldChoice>;

const heldPhrase = z
  .object({
    text: z.string().describe('The address, or a name under which the address is known'),
    whose: z.enum(['address', 'person', 'child']),
    refused: z.string().nullable().describe('Why it is replaced nowhere'),
    places: z.array(heldChoice),
  })
  .meta({ id: 'HeldPhrase' });

export type HeldPhrase = z.infer<typeof heldPhrase>;

export const heldData = z
  .object({
    email: z.string(),
    names: z.array(z.string()).describe('Under which names the address is known'),
    groups: z.array(heldGroup).describe('What bears the address itself: it goes in any case'),
    published: z.array(heldChoice).describe('Published from the person’s form: each must be decided about'),
    others: z.array(heldChoice).describe('Found by name or phone number: it may be somebody else’s'),
    phrases: z.array(heldPhrase).describe('Texts of others in which the address or a name stands'),
    untouched: z.array(z.object(thing)).describe('Where it stands too, and is never changed by an erasure'),
    obstacle: z.string().nullable().describe('Why the caller cannot erase it'),
  })
  .meta({ id: 'HeldData' });

export type HeldData = z.infer<typeof heldData>;

/** For the person: every key is a word, every moment a date. */
export const personExport = z.record(z.string(), z.unknown()).meta({ id: 'PersonExport' });

export const erased = z.object({
  summary: z.string().describe('What was done, without the name'),
  left: z.array(z.string()).describe('Where the name, the address or a portrait is still to be found'),
});

export type Erased = z.infer<typeof erased>;
