import { z } from 'zod';
import { schemasOf } from '../common/fields.ts';
import { emailRule, lineOf, nameMaxLength, personMessages } from '../common/form.ts';
import { chosenPassword } from '../people/auth.ts';

export const setupMessages = {
  /** Late, mistyped, or of an earlier start: nobody is told which. */
  dead: 'This link has ended, or is not the newest one.',
  taken: 'This site has an owner already.',
} as const;

/** How long the link works that a start prints. */
export const setupMinutes = 60;

export const keyLength = { least: 20, most: 200 } as const;
const key = z
  .string({ error: setupMessages.dead })
  .min(keyLength.least, setupMessages.dead)
  .max(keyLength.most, setupMessages.dead);

export const setupQuery = z.object({ key });
export const setupOffer = z.object({ expiresAt: z.iso.datetime() });

export const ownerFields = { name: lineOf(nameMaxLength, personMessages.name), email: emailRule };
export const ownerInput = z.object({ key, ...schemasOf(ownerFields, 'all'), pwd: chosenPassword });

export type OwnerInput = z.infer<typeof ownerInput>;

/** Who makes a school of the demo becomes its owner under their own name. */
const typedName = 'Type the name of the demo school exactly as it stands here.';
export const ownSchoolMessages = {
  typed: typedName,
  notDemo: 'This is not the demo school any more. What is here stays.',
  others:
    'Other people have accounts here, so this is a school at work. To begin anew, start with an empty data folder.',
} as const;
export const ownSchoolFields = { ...ownerFields, schoolName: lineOf(120, typedName) };
export const ownSchoolInput = z.object({ ...schemasOf(ownSchoolFields, 'all'), pwd: chosenPassword });

export type OwnSchoolInput = z.infer<typeof ownSchoolInput>;

/** What a new school begins with. */
const startChoices = ['outline', 'demo', 'home'] as const;
export type StartChoice = (typeof startChoices)[number];

export const startMessages = {
  choice: 'Choose what to start with.',
  chosen: 'The pages were made already. Add, copy and delete them under Pages.',
} as const;

export const startInput = z.object({ choice: z.enum(startChoices, { error: startMessages.choice }) });

/** How far a new school has come; each is read from what is there, so it cannot be wrong. */
export const setupState = z.object({
  isNew: z.boolean().describe('The school began empty; one from before, and the demo, have no first steps'),
  isDemo: z.boolean().describe('It is still the demo school, of which an owner can make their own'),
  isOpen: z.boolean(),
  done: z.object({
    school: z.boolean().describe('Somebody has said what the school is called'),
    look: z.boolean().describe('It has a crest or a colour of its own'),
    campuses: z.boolean().describe('There is a campus'),
    mail: z.boolean(),
    start: z.boolean().describe('What to start with was chosen'),
    pages: z.boolean().describe('Somebody has written a page'),
    campusPages: z.boolean().describe('Every campus has a page that readers may see'),
    dates: z.boolean().describe('There are dates of a term'),
    people: z.boolean().describe('Somebody was invited'),
  }),
});
export type SetupState = z.infer<typeof setupState>;
