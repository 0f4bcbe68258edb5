import { z } from 'zod';
import {
  calendarDay,
  emptyIsNone,
  id,
  ifMissing,
  instant,
  paragraph,
  pictureName,
  schemasOf,
  wholeNumber,
} from '../common/fields.ts';
import { choiceOf, emailRule, htmlOf, lineOf, nameMaxLength, personMessages, pictureOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { phoneRule } from '../common/phone/phone.ts';
import { atSchool } from '../common/school-time.ts';
import { thisPlace } from '../common/this-school.ts';
import { pictureInfo, withPictureWords } from '../media/media.ts';

/** How far back the years go where the school has not said when it began. */
const yearsBack = 60;

export const firstClassYear = (now = new Date()): number => thisPlace().foundedYear ?? lastClassYear(now) - yearsBack;

/** A class is listed from the year after it left, by the calendar of the school. */
export const lastClassYear = (now = new Date()): number => atSchool(now).getUTCFullYear() - 1;

/** How many entries a page of the directory may have, as the reader chooses it. */
export const directoryChoices = [30, 60, 100, 200, 500] as const;

export type DirectoryChoice = (typeof directoryChoices)[number];

/** How many entries come: the choice of 500 travels as 480. */
export const directorySize = (choice: DirectoryChoice): number => (choice === 500 ? 480 : choice);

export const occupationMaxLength = 80;

export const alumniMessages = {
  name: personMessages.name,
  details: 'The text is required.',
  picture: personMessages.picture,
  notWaiting: 'This testimonial has been approved already.',
  taken: 'This entry belongs to another account.',
  hasEntry: 'This account has an entry already.',
} as const;

// The last year moves with the calendar, so it is looked up at each check.
export const classOf = wholeNumber(0, undefined, personMessages.year)
  .superRefine((year, context) => {
    const [first, last] = [firstClassYear(), lastClassYear()];
    if (year >= first && year <= last) return;
    context.addIssue({ code: 'custom', message: `Choose a year from ${first} to ${last}.` });
  })
  .describe('From the year in which the school began to last year');

const person = { name: lineOf(nameMaxLength, alumniMessages.name), email: emailRule, phone: phoneRule };

/** What somebody has become, as short as it stands on a card. */
const became = { occupation: lineOf(occupationMaxLength) };

/** What is written of a former pupil; the API, the form and the history all follow this list. */
export const alumnusFields = {
  ...person,
  classOf: choiceOf(personMessages.year),
  details: htmlOf(alumniMessages.details),
  picture: pictureOf(),
  ...became,
};

export const alumnusAdd = z.object({
  ...schemasOf({ ...person, ...became }, 'add'),
  classOf,
  alumDetails: paragraph(40_000, alumniMessages.details).describe('The answers, as plain text or HTML'),
  picture: z
    .string(ifMissing(alumniMessages.picture))
    .trim()
    .min(1, alumniMessages.picture)
    .pipe(pictureName)
    .describe('One file name'),
});
export const alumnusEdit = z.object({
  ...schemasOf(alumnusFields, 'edit'),
  classOf,
  picture: pictureName.optional().describe('One file name; the picture stays unless it is given'),
  ...withPictureWords,
  updatedAt: startedFrom,
});

export type AlumnusAdd = z.infer<typeof alumnusAdd>;
export type AlumnusEdit = z.infer<typeof alumnusEdit>;

const directorySizes = directoryChoices.map(directorySize);

export const directoryQuery = z.object({
  page: pageNumber,
  year: emptyIsNone(wholeNumber(0, 2200).default(0)).describe('0 for all years'),
  q: z
    .string()
    .trim()
    .max(100, 'At most 100 characters.')
    .refine((text) => !text.includes('\0'), 'Control characters are not allowed.')
    .default('0')
    .describe('Part of a name; 0 for no search'),
  items: wholeNumber(0)
    .pipe(z.literal([...directorySizes, 500]))
    .default(30)
    .transform((size) => (size === 500 ? 480 : size))
    .describe('Entries on a page; 500 counts as 480'),
});

export type DirectoryQuery = z.infer<typeof directoryQuery>;

const status = z.enum(['waiting', 'published']);
const contact = {
  email: z.string().optional().describe('For administrators only'),
  phone: z.string().optional().describe('For administrators only'),
};

export const alumnusCard = z
  .object({
    id,
    name: z.string(),
    classOf: z.number().int(),
    occupation: z.string().describe('What they have become; may be empty'),
    picture: z.string().describe('One file name, or empty'),
    pictureInfo: z.array(pictureInfo),
    ...contact,
  })
  .meta({ id: 'AlumnusCard' });

export const alumnus = alumnusCard
  .extend({
    details: z.string().describe('Sanitised HTML'),
    userId: id.nullable(),
    createdAt: instant,
    updatedAt: instant,
    status: status.optional().describe('For administrators only'),
  })
  .meta({ id: 'Alumnus' });

export const directoryList = z.object({ allAlums: z.array(alumnusCard), totalPages: pageCount });

/** The thanks for a testimonial: nothing in it that only administrators may see. */
export const alumnusReceipt = z
  .object({ id, name: z.string(), classOf: z.number().int(), status })
  .meta({ id: 'AlumnusReceipt' });

export const testimonialQuery = z.object({
  page: pageNumber,
  q: z.string().trim().max(100).default('').describe('Part of a name or of an e-mail'),
  sort: z
    .enum(['createdAt', '-createdAt', 'name', '-name'], { error: 'Choose an order of the list.' })
    .default('createdAt')
    .describe('A minus: downwards'),
  year: emptyIsNone(wholeNumber(0, 2200).optional()).describe('Only of this class'),
  doubt: z
    .enum(['spam', 'none'], { error: 'Choose whether it may be spam.' })
    .optional()
    .describe('`spam`: its form looks like spam; `none`: it does not'),
  from: calendarDay().optional().describe('The first day on which it was sent'),
  to: calendarDay().optional().describe('The last day on which it was sent'),
});

export type TestimonialQuery = z.infer<typeof testimonialQuery>;

const testimonial = alumnus
  .extend({ suspicion: z.string().nullable().describe('Why its form looks like spam; null when it does not') })
  .meta({ id: 'Testimonial' });

/** What waits for an administrator, the oldest first. */
export const testimonialList = z.object({ docs: z.array(testimonial), pages: pageCount, total: z.number().int() });

export type Testimonial = z.infer<typeof testimonial>;

export const alumnusClaim = z.object({ alumnusId: id });

/** An account's place in the directory. */
export const alumnusAccount = z.object({
  alumnus: alumnus.nullable().describe('The entry that is tied to the account'),
  claimable: z.array(alumnus).describe('Entries with the e-mail of the account that nobody has claimed'),
});
