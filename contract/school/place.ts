import { z } from 'zod';
import { line, optionalLine } from '../common/fields.ts';
import { lineOf, paragraphOf } from '../common/form.ts';
import type { Place } from '../common/this-school.ts';

const placeMessages = {
  country: 'A country is two letters, such as KE or GB.',
  timeZone: 'Choose a time zone, such as Africa/Nairobi.',
  currency: 'A currency is three letters, such as KES or EUR.',
  orderPrefix: 'The codes of orders begin with 2 to 5 letters.',
  className: 'A class has a name.',
  classTwice: 'The same class is named twice.',
  foundedYear: 'A year such as 1998, or none.',
  schoolYear: 'A year such as 2027, or none.',
} as const;

const maxClasses = 40;

/** The form writes a class on each line; the API takes a list. */
export const placeFields = {
  country: lineOf(2),
  locality: lineOf(80),
  timeZone: lineOf(60, placeMessages.timeZone, (text) => (isTimeZone(text) ? undefined : placeMessages.timeZone)),
  currency: lineOf(3, placeMessages.currency),
  orderPrefix: lineOf(5, placeMessages.orderPrefix),
  classes: paragraphOf(2000),
  foundedYear: lineOf(4),
  schoolYear: lineOf(4),
};

/** Names alone: an offset such as +03:00 knows no summer time, and PostgreSQL reads its sign the other way round. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const letters = (pattern: RegExp, words: string) =>
  z.string({ error: words }).trim().toUpperCase().regex(pattern, words);

const foundedYear = z
  .number({ error: placeMessages.foundedYear })
  .int(placeMessages.foundedYear)
  .min(1000, placeMessages.foundedYear)
  .refine((year) => year <= new Date().getUTCFullYear(), placeMessages.foundedYear);

const schoolYear = z
  .number({ error: placeMessages.schoolYear })
  .int(placeMessages.schoolYear)
  .min(2000, placeMessages.schoolYear)
  .max(2200, placeMessages.schoolYear);

export const placeSettings = z
  .object({
    country: letters(/^([A-Z]{2})?$/, placeMessages.country).describe('ISO 3166, two letters; empty where not said'),
    locality: optionalLine(80).describe('The town, as people say it'),
    timeZone: z
      .string({ error: placeMessages.timeZone })
      .trim()
      .max(60, placeMessages.timeZone)
      .refine(isTimeZone, placeMessages.timeZone)
      .describe('The name of a time zone, such as Africa/Nairobi'),
    currency: letters(/^[A-Z]{3}$/, placeMessages.currency).describe('ISO 4217; prices are whole units of it'),
    orderPrefix: letters(/^[A-Z]{2,5}$/, placeMessages.orderPrefix).describe('What the codes of new orders begin with'),
    classes: z
      .array(line(40, placeMessages.className))
      .max(maxClasses, `At most ${maxClasses} classes.`)
      .refine((names) => new Set(names).size === names.length, placeMessages.classTwice)
      .describe('The names of the classes, the youngest first'),
    foundedYear: foundedYear.nullable().describe('The year in which the school began; null where not said'),
    schoolYear: schoolYear.nullable().describe('The first school year on the site; null where not said'),
  })
  .meta({ id: 'PlaceSettings' }) satisfies z.ZodType<Place>;
