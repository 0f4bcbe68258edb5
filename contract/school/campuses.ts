import { z } from 'zod';
import { emptyIsNone, id, instant, line, optionalLine, pictureName, schemasOf } from '../common/fields.ts';
import { lineOf, optionalEmailRule, paragraphOf, pictureOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { optionalPhoneRule } from '../common/phone/phone.ts';
import { pictureInfo, withPictureWords } from '../media/media.ts';
import { maxStops, wrongLandmark } from './campus-lines.ts';

export const maxCampuses = 60;
export const maxRoutes = 12;

export const campusMessages = {
  name: 'A name is required.',
  slug: 'The address has small letters, digits and hyphens, such as hill-view.',
  nameTaken: 'There is a campus of this name or address already.',
  tooMany: `A school has at most ${maxCampuses} campuses.`,
  latitude: 'A latitude is a number from -90 to 90.',
  longitude: 'A longitude is a number from -180 to 180.',
  map: 'A place on the map needs both a latitude and a longitude.',
  noPage: 'This page does not exist, or it is a draft.',
  noHead: 'This person is not among the profiles any more. Choose anew.',
  route: 'A bus needs a name.',
  stop: 'A stop needs a name.',
  stops: `A bus has at most ${maxStops} stops.`,
  routes: `A campus has at most ${maxRoutes} buses.`,
} as const;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is written of a campus; the API and the form follow the same list. */
export const campusFields = {
  name: lineOf(80, campusMessages.name),
  slug: lineOf(60, campusMessages.slug, (text) => (slugPattern.test(text) ? undefined : campusMessages.slug)),
  pageId: lineOf(100),
  address: lineOf(200),
  phone: optionalPhoneRule,
  email: optionalEmailRule,
  hours: lineOf(200),
  picture: pictureOf(),
  latitude: lineOf(12),
  longitude: lineOf(12),
  whatsapp: optionalPhoneRule,
  callNote: lineOf(200),
  directions: paragraphOf(600),
  landmarks: { ...paragraphOf(1000), check: wrongLandmark },
  times: paragraphOf(1000),
  firstClass: lineOf(60),
  lastClass: lineOf(60),
  headId: lineOf(12),
  headNote: lineOf(200),
  busNote: paragraphOf(600),
};

/** What is written of a bus; its stops are written one on a line. */
export const routeFields = {
  name: lineOf(80, campusMessages.route),
  note: lineOf(120),
  stops: paragraphOf(4000),
};

/** A form sends text, and none for a place that is not on the map. */
const degrees = (most: number, words: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (value.trim() ? Number(value) : null) : value),
      z.number({ error: words }).min(-most, words).max(most, words).nullable(),
    )
    .meta({ type: ['number', 'null'], description: 'In degrees; null where it is not on the map' });

const time = optionalLine(20).default('');
const busRoute = z
  .object({
    name: line(80, campusMessages.route),
    note: optionalLine(120).default(''),
    stops: z
      .array(z.object({ place: line(80, campusMessages.stop), toSchool: time, home: time }))
      .max(maxStops, campusMessages.stops)
      .default([]),
  })
  .meta({ id: 'BusRoute' });

export type BusRoute = z.infer<typeof busRoute>;

/** A form sends text, and none for nobody. */
const head = emptyIsNone(id.nullable(), null).describe('The profile of whoever leads it; null for nobody');

const written = schemasOf(campusFields, 'all');
const fields = {
  name: written.name,
  slug: line(60, campusMessages.slug).regex(slugPattern, campusMessages.slug),
  pageId: z.string().min(1).max(100).nullable().describe('The page about it; null for none'),
  address: written.address.describe('Where one finds it, on one line'),
  phone: written.phone,
  email: written.email,
  hours: written.hours,
  picture: z
    .union([z.literal(''), pictureName], { error: 'This is not the name of an uploaded picture.' })
    .describe('The name of an uploaded picture; empty for none'),
  latitude: degrees(90, campusMessages.latitude),
  longitude: degrees(180, campusMessages.longitude),
  whatsapp: written.whatsapp.describe('A number that can be written to'),
  callNote: written.callNote.describe('Until when the phone is answered, and whom to call after that'),
  directions: written.directions.describe('The way to the gate in words'),
  landmarks: written.landmarks
    .superRefine((text, context) => {
      const message = wrongLandmark(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .describe('Places for the drawn map, one on a line: name, latitude, longitude'),
  times: written.times.describe('One on a line, such as Gate opens: 6:45'),
  firstClass: written.firstClass.describe('The first class that is taught here; empty for the first of the school'),
  lastClass: written.lastClass.describe('The last one; empty for the last of the school'),
  headId: head,
  headNote: written.headNote,
  routes: z.array(busRoute, { error: campusMessages.routes }).max(maxRoutes, campusMessages.routes),
  busNote: written.busNote,
};

type OnMap = { latitude?: number | null | undefined; longitude?: number | null | undefined };
const isWhole = ({ latitude, longitude }: OnMap) => (latitude == null) === (longitude == null);
const map = { path: ['longitude'], error: campusMessages.map };

export const campusAdd = z
  .object({
    ...fields,
    pageId: fields.pageId.default(null),
    address: fields.address.default(''),
    phone: fields.phone.default(''),
    email: fields.email.default(''),
    hours: fields.hours.default(''),
    picture: fields.picture.default(''),
    latitude: fields.latitude.default(null),
    longitude: fields.longitude.default(null),
    whatsapp: fields.whatsapp.default(''),
    callNote: fields.callNote.default(''),
    directions: fields.directions.default(''),
    landmarks: fields.landmarks.default(''),
    times: fields.times.default(''),
    firstClass: fields.firstClass.default(''),
    lastClass: fields.lastClass.default(''),
    headId: fields.headId.default(null),
    headNote: fields.headNote.default(''),
    routes: fields.routes.default([]),
    busNote: fields.busNote.default(''),
    beginsPage: z
      .boolean({ error: 'Either true or false.' })
      .default(false)
      .describe('Begins a page about it, as a draft, where its address is free'),
    ...withPictureWords,
  })
  .refine(isWhole, map);
/** What is not sent stays as it is. */
export const campusEdit = z
  .object(fields)
  .partial()
  .extend({ ...withPictureWords, updatedAt: startedFrom })
  .refine(isWhole, map);

export const campusRemove = z.object({ updatedAt: startedFrom });

export type CampusAdd = z.infer<typeof campusAdd>;
export type CampusEdit = z.infer<typeof campusEdit>;

export const campus = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    pageId: z.string().nullable(),
    path: z
      .string()
      .nullable()
      .describe('Where its page stands, without the first slash; null while readers have none'),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    picture: z.string().describe('A file name, or empty'),
    pictureInfo: z.array(pictureInfo),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    whatsapp: z.string(),
    callNote: z.string(),
    directions: z.string(),
    landmarks: z.string().describe('One on a line: name, latitude, longitude'),
    times: z.string().describe('One on a line: what, and when'),
    firstClass: z.string(),
    lastClass: z.string(),
    headId: id.nullable(),
    headNote: z.string(),
    routes: z.array(busRoute),
    busNote: z.string(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Campus' });

export type Campus = z.infer<typeof campus>;

export const campusList = z.object({ docs: z.array(campus) });

/** What readers are shown of a campus. */
export const publicCampus = campus
  .pick({
    ...{ id: true, name: true, slug: true, address: true, phone: true, email: true, hours: true },
    ...{ firstClass: true, lastClass: true },
  })
  .extend({ latitude: z.number().nullable(), longitude: z.number().nullable() })
  .extend({ to: z.string().nullable().describe('The address of its page') })
  .meta({ id: 'PublicCampus' });

export type PublicCampus = z.infer<typeof publicCampus>;

/** All that the page of a campus says about reaching it. */
export const campusCard = campus
  .omit({ pageId: true, path: true, picture: true, pictureInfo: true, headId: true, createdAt: true, updatedAt: true })
  .extend({
    head: z
      .object({ id, name: z.string(), position: z.string(), pictureInfo: pictureInfo.nullable() })
      .nullable()
      .describe('Who leads it'),
  })
  .meta({ id: 'CampusCard' });

export type CampusCard = z.infer<typeof campusCard>;
