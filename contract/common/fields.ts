import { z } from 'zod';
import { emailMaxLength, personMessages, type Rule, type Rules, type TextKind } from './form.ts';
import { phoneMaxLength, phonePattern } from './phone/phone.ts';
import { momentAtSchool } from './school-time.ts';
import { hasHugeTable, tableMessage } from './text/rich-tables.ts';

/** What the database counts with. */
const mostOfAll = 2_147_483_647;

// Number() would also read true, [4], ' 2', 0x2 and 1e0. Whatever is not plain digits stays what it is, and is refused.
const fromDigits = (given: unknown): unknown =>
  typeof given === 'string' && /^[0-9]+$/.test(given) ? Number(given) : given;

/** The one reading of whole numbers. Addresses and forms send text: plain digits are the number that they spell. */
export const wholeNumber = <I = unknown>(least: number, most = mostOfAll, words?: string) =>
  z.preprocess((given: I) => fromDigits(given), z.number(words).int(words).min(least, words).max(most, words));

/** What may be left out is also left out where it is sent empty, as a form does; or it then is what stands for none. */
export const emptyIsNone = <T extends z.ZodType>(schema: T, none?: number | null) =>
  z.preprocess((given: z.input<T> | '' | null) => (given === '' || given === null ? none : given), schema);

/** Of a union whose shapes differ by one field: its words are about that field, not about what is no object at all. */
export const unlessNoObject = (words: string) => ({
  error: ({ code }: { code?: string | undefined }) => (code === 'invalid_type' ? undefined : words),
});

/** Of what must be there: its words are about what is not, and not about what is of another type. */
export const ifMissing = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? words : undefined),
});

/** Identities are positive 32-bit integers; anything else cannot exist. */
export const id = wholeNumber(1);
export const idParam = z.object({ id });

// The years before and after these are none that the database could read, whatever the time zone.
const isPossible = (moment: string) => moment >= '0002' && Date.parse(moment) < Date.UTC(10_000, 0);

export const calendarDay = (words?: string) => z.iso.date(words).refine(isPossible, words);

export const moment = (words?: string) =>
  z.iso.datetime({ offset: true, ...(words && { error: words }) }).refine(isPossible, words);

export const instant = moment().describe('ISO 8601, with time zone');

const dateMessage = 'A valid date is required.';

/** A calendar day, or a moment; without a time zone, as browsers send what is chosen, it is meant by the school's clock. */
export const dateInput = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error: dateMessage })
  .overwrite((given) => {
    const [, day = '', time = ''] = /^([^T]+)T([0-9:.]+)$/.exec(given) ?? [];
    return day && time ? momentAtSchool(day, time) : given;
  })
  .refine(isPossible, dateMessage);

export const line = (max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(wholeCharacters)
    .trim()
    .min(1, required)
    .max(max, `At most ${max} characters.`)
    .refine((text) => !hasControlCharacters(text), 'Control characters are not allowed.');

export const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(wholeCharacters)
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((text) => !hasControlCharacters(text), 'Control characters are not allowed.');

/** Plain text of several lines. */
export const paragraph = (max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(wholeCharacters)
    .trim()
    .min(1, required)
    .max(max, `At most ${max} characters.`)
    .refine((text) => !text.includes('\0'), 'Control characters are not allowed.');

const richTextMaxLength = 200_000;

/** HTML of the editor; the server keeps only what the editor can make. */
const richText = (required: string) =>
  paragraph(richTextMaxLength, required).refine((html) => !hasHugeTable(html), tableMessage);

export const optionalRichText = z
  .string({ error: 'This must be text.' })
  .overwrite(wholeCharacters)
  .trim()
  .max(richTextMaxLength, `At most ${richTextMaxLength} characters.`)
  .refine((text) => !text.includes('\0'), 'Control characters are not allowed.')
  .refine((html) => !hasHugeTable(html), tableMessage);

/** Text of several lines that may be left empty. */
export const optionalParagraph = (max: number) =>
  z
    .string()
    .overwrite(wholeCharacters)
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((text) => !text.includes('\0'), 'Control characters are not allowed.');

export const email = z
  .string({ error: personMessages.email })
  .trim()
  .max(emailMaxLength, personMessages.email)
  .pipe(z.email(personMessages.email));

const optionalEmail = z
  .string({ error: personMessages.email })
  .trim()
  .pipe(z.union([z.literal(''), email], { error: personMessages.email }));

const phone = z
  .string({ error: personMessages.phone })
  .trim()
  .max(phoneMaxLength, `At most ${phoneMaxLength} characters.`)
  .regex(phonePattern, personMessages.phone);

const optionalPhone = z.union([z.literal(''), phone], { error: personMessages.phone });

/** 0 general, 1 alumni. */
export const category = z.number().int().min(0).max(1).describe('0 general, 1 alumni');

/** A select sends its value as text. */
export const categoryInput = z
  .literal([0, 1, '0', '1'], { error: 'Choose a category.' })
  .transform(Number)
  .describe('0 general, 1 alumni');

// A field that was cut at its length can end in half an emoji, which PostgreSQL refuses.
function wholeCharacters(text: string): string {
  return text.toWellFormed();
}

// Single line breaks would let a value leave its line in a mail header, a log or a CSV row.
function hasControlCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
  return /[\u0000-\u001f\u007f]/.test(text);
}

/** The name of a stored file: made safe by the server, so a comma can separate names. */
export const pictureName = z
  .string({ error: 'A picture is required.' })
  .trim()
  .min(1, 'A picture is required.')
  .max(200, 'At most 200 characters.')
  .refine((name) => !/[,/\\\0]/.test(name), 'This is not the name of an uploaded picture.');

type Text = z.ZodType<string, string>;
type SchemaOf<R extends Rule, M extends Mode> = R['kind'] extends 'whole'
  ? z.ZodType<number, number>
  : R['required'] extends string
    ? Text
    : { add: z.ZodDefault<Text>; edit: z.ZodOptional<Text>; all: Text }[M];
type Mode = 'add' | 'edit' | 'all';
type Schemas<F extends Rules, M extends Mode> = {
  [K in keyof F as F[K]['kind'] extends TextKind | 'whole' ? K : never]: SchemaOf<F[K], M>;
};

const written: Record<TextKind, (max: number, required?: string) => Text> = {
  line: (max, required) => (required ? line(max, required) : optionalLine(max)),
  paragraph: (max, required) => (required ? paragraph(max, required) : optionalParagraph(max)),
  html: (_, required) => (required ? richText(required) : optionalRichText),
  email: (_, required) => (required ? email : optionalEmail),
  phone: (_, required) => (required ? phone : optionalPhone),
};

function typedNumber({ range: [least, highest] = [0, 0], required = '' }: Rule) {
  return z.number({ error: required }).int(required).min(least, required).max(highest, required);
}

/**
 * The schemas of all fields in which text or a whole number is written; the others are their file's own. What may be left
 * empty is empty where a thing is added without it, and stays as it was where one is changed; with 'all' every field is there.
 */
export const schemasOf = <F extends Rules, M extends Mode>(rules: F, mode: M) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]): [string, z.ZodType][] => {
      const { kind, max = 0, required } = rule;
      if (kind === 'whole') return [[name, typedNumber(rule)]];
      if (!(kind in written)) return [];
      const schema = written[kind as TextKind](max, required);
      if (required || mode === 'all') return [[name, schema]];
      return [[name, mode === 'add' ? schema.default('') : schema.optional()]];
    }),
  ) as Schemas<F, M>;

/** The same fields as they are answered. */
export const textsOf = <F extends Rules>(rules: F) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, { kind }]) => (kind in written ? [[name, z.string()]] : [])),
  ) as { [K in keyof F as F[K]['kind'] extends TextKind ? K : never]: z.ZodString };
