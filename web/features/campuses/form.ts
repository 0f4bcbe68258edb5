import { thisPlace } from '../../../contract/common/this-school.ts';
import { type Campus, campusFields } from '../../../contract/school/campuses.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { phoneOf } from '../../ui/form/fields/phone-values.ts';
import { routeContent, routeValues } from './route-form.ts';

const { name, slug, pageId, address, phone, email, hours, picture, latitude, longitude } = campusFields;
const { whatsapp, callNote, directions, landmarks, times, firstClass, lastClass, headId, headNote, busNote } =
  campusFields;
const optional = 'may be empty';
const plain = { autoComplete: 'off', optional } as const;

export const campusForm = quietly({
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  slug: {
    ...{ rule: slug, label: 'Short address', needed: 'a short address', autoComplete: 'off' },
    hint: 'Small letters, digits and hyphens, such as hill-view.',
  },
  pageId: { rule: pageId, label: 'Its page', hint: 'Menu and footer lead there. Without a page it is not in them.' },
  address: { rule: address, label: 'Where it is', ...plain, hint: 'Such as: Plot 8, Station Road' },
  phone: { rule: phone, label: 'Phone', optional, read: (values) => phoneOf(values, 'phone') },
  whatsapp: { rule: whatsapp, label: 'WhatsApp', optional, read: (values) => phoneOf(values, 'whatsapp') },
  callNote: {
    ...{ rule: callNote, label: 'When somebody answers', ...plain },
    hint: 'And whom to call after that. Numbers become links by themselves.',
  },
  email: { rule: email, label: 'E-mail', type: 'email', ...plain },
  hours: { rule: hours, label: 'Office hours', ...plain },
  times: {
    ...{ rule: times, label: 'The day', optional, rows: 5 },
    hint: 'One on a line, such as Gate opens: 6:45',
  },
  firstClass: { rule: firstClass, label: 'First class here' },
  lastClass: { rule: lastClass, label: 'Last class here' },
  headId: { rule: headId, label: 'Head', hint: 'One of the staff profiles, with the portrait.' },
  headNote: {
    rule: headNote,
    label: 'About the head',
    ...plain,
    hint: 'Such as: Shows the school on Mondays at 9:00.',
  },
  latitude: { rule: latitude, label: 'Latitude', ...plain, hint: 'For example 0.3331' },
  longitude: { rule: longitude, label: 'Longitude', ...plain, hint: 'For example 32.5896' },
  directions: { rule: directions, label: 'The way to the gate', optional, rows: 3 },
  landmarks: {
    ...{ rule: landmarks, label: 'Places on the map', optional, rows: 4 },
    hint: 'One on a line, the one to walk from first: Taxi stage, 0.3552, 32.6121',
  },
  busNote: {
    rule: busNote,
    label: 'About the buses',
    optional,
    rows: 3,
    hint: 'Such as whom to call when one is late.',
  },
  picture: { rule: picture, label: 'Picture' },
} satisfies FormFields);

/** The classes of the school, or all that the campus has. */
export const classChoices = (all: string) => [
  { value: '', label: all },
  ...thisPlace().classes.map((one) => ({ value: one, label: one })),
];

/** What is written of a campus, and what its versions keep. */
export type CampusContent = Omit<Campus, 'id' | 'path' | 'pictureInfo' | 'createdAt' | 'updatedAt'>;

/** What stands in the form: of a campus, or of a new one. */
export const campusValues = (campus: CampusContent | null): Values => ({
  ...valuesOf(campusForm, campus ?? {}),
  ...routeValues(campus?.routes ?? []),
});

/** What the API takes; the degrees travel as they were typed. */
export function campusContent(values: Values) {
  const { pageId, ...content } = contentOf(campusForm, values);
  return { ...content, pageId: pageId || null, routes: routeContent(values) };
}
