import type { Place } from '../../../contract/common/this-school.ts';
import { placeFields } from '../../../contract/school/place.ts';
import {
  type BrandSettings,
  type PrivacySettings,
  privacyFields,
  type RecipientSettings,
  recipientFields,
  type SchoolSettings,
  schoolFields,
  socialFields,
} from '../../../contract/site/settings.ts';
import { quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormField } from '../../ui/form/describe.ts';

type SettingField = FormField & {
  /** What stands for it where it is empty. */
  emptyWords?: string;
};

export type SettingSection = {
  id: string;
  title: string;
  /** What it changes. */
  about: string;
  /** Where it shows. */
  shows: { to: string; label: string }[];
  /** Where its fields are stored. */
  part: 'school' | 'social' | 'recipients' | 'privacy' | 'place';
  form: Record<string, SettingField>;
};

/** What has no words for being empty may be left so. */
const formOf = (fields: Record<string, SettingField>): Record<string, SettingField> =>
  quietly(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { autoComplete: 'off', rows: 4, ...(!field.needed && { optional: 'may be empty' }), ...field },
      ]),
    ),
  );

const { contact, application, testimonial } = recipientFields;
const toMailbox = { type: 'email', emptyWords: 'The mailbox of the school' };
const link = (name: keyof SchoolSettings['social'], label: string, example: string): SettingField => ({
  ...{ rule: socialFields[name], label, type: 'url' },
  hint: `For example ${example}`,
  emptyWords: 'No link',
});

/** The settings as an administrator thinks of them; each part is saved by itself. */
export const settingSections: SettingSection[] = [
  {
    id: 'name',
    title: 'Name and motto',
    about: 'What the school is called on every page, in search results and in what people share.',
    shows: [
      { to: '/', label: 'Top of the home page' },
      { to: '/contact', label: 'Header and footer of every page' },
    ],
    part: 'school',
    form: formOf({
      schoolName: { rule: schoolFields.schoolName, label: 'Full name', needed: 'the full name' },
      shortName: {
        ...{ rule: schoolFields.shortName, label: 'Short name', needed: 'the short name' },
        hint: 'What people say. Next to the crest it comes first, the rest of the full name below.',
      },
      motto: {
        ...{ rule: schoolFields.motto, label: 'Motto', emptyWords: 'The full name' },
        hint: 'The large words on the home page.',
      },
    }),
  },
  {
    id: 'contact',
    title: 'Address and phone',
    about: 'How families find and reach the office.',
    shows: [
      { to: '/contact', label: 'Contact page' },
      { to: '/', label: 'Foot of every page' },
    ],
    part: 'school',
    form: formOf({
      address: { rule: schoolFields.address, label: 'Address', hint: 'As on an envelope, line by line.' },
      phone: {
        ...{ rule: schoolFields.phone, label: 'Phone', type: 'tel' },
        hint: 'With the country code, so that it can be tapped.',
      },
      mailbox: { rule: schoolFields.mailbox, label: 'Mailbox', type: 'email', needed: 'the mailbox' },
      officeHours: {
        ...{ rule: schoolFields.officeHours, label: 'Office hours' },
        hint: 'For example Monday to Friday, 7:30 to 17:00',
      },
    }),
  },
  {
    id: 'place',
    title: 'Country, clock and classes',
    about: 'The clock by which dates and times are meant, the money of the shop, and the classes.',
    shows: [
      { to: '/events', label: 'Calendar' },
      { to: '/admin/orders', label: 'Orders' },
    ],
    part: 'place',
    form: formOf({
      locality: { rule: placeFields.locality, label: 'Town', emptyWords: 'Not said' },
      country: {
        ...{ rule: placeFields.country, label: 'Country', emptyWords: 'Not said' },
        hint: 'Two letters, for example KE. Its phone numbers come first in forms.',
      },
      timeZone: {
        ...{ rule: placeFields.timeZone, label: 'Time zone', needed: 'the time zone' },
        hint: 'For example Africa/Nairobi',
      },
      currency: {
        ...{ rule: placeFields.currency, label: 'Currency', needed: 'the currency' },
        hint: 'Three letters, for example KES',
      },
      orderPrefix: {
        ...{ rule: placeFields.orderPrefix, label: 'Orders begin with', needed: 'what orders begin with' },
        hint: 'Orders that are there already keep their codes.',
      },
      classes: {
        ...{ rule: placeFields.classes, label: 'Classes', rows: 8, emptyWords: 'Not said' },
        hint: 'One on each line, the youngest first.',
      },
      foundedYear: {
        ...{ rule: placeFields.foundedYear, label: 'First year of the school', inputMode: 'numeric' },
        emptyWords: 'Not said',
      },
      schoolYear: {
        ...{ rule: placeFields.schoolYear, label: 'First school year on the site', inputMode: 'numeric' },
        emptyWords: 'Not said',
      },
    }),
  },
  {
    id: 'notice',
    title: 'Notice',
    about:
      'One line in the strip above the header. It leads to the calendar. Left empty, it says which term date comes next.',
    shows: [{ to: '/', label: 'Top of every page' }],
    part: 'school',
    form: formOf({
      notice: { rule: schoolFields.notice, label: 'Notice', emptyWords: 'The next of the term dates' },
    }),
  },
  {
    id: 'statements',
    title: 'Vision and mission',
    about: 'The two statements below the text of the About page.',
    shows: [{ to: '/about', label: 'About page' }],
    part: 'school',
    form: formOf({
      vision: { rule: schoolFields.vision, label: 'Vision', emptyWords: 'Not shown' },
      mission: { rule: schoolFields.mission, label: 'Mission', emptyWords: 'Not shown' },
    }),
  },
  {
    id: 'social',
    title: 'Social links',
    about: 'Round buttons in the footer, one for every link that is given. WhatsApp is also on the contact page.',
    shows: [{ to: '/contact', label: 'Foot of every page, contact page' }],
    part: 'social',
    form: formOf({
      whatsapp: link('whatsapp', 'WhatsApp', 'https://wa.me/254700000000'),
      facebook: link('facebook', 'Facebook', 'https://www.facebook.com/your-school'),
      instagram: link('instagram', 'Instagram', 'https://www.instagram.com/your-school'),
      youtube: link('youtube', 'YouTube', 'https://www.youtube.com/@your-school'),
      x: link('x', 'X', 'https://x.com/your-school'),
    }),
  },
  {
    id: 'recipients',
    title: 'Who receives what people send',
    about: 'Every form also keeps its messages under Enquiries. These addresses are never shown on the site.',
    shows: [
      { to: '/admin/enquiries', label: 'Enquiries' },
      { to: '/contact', label: 'Contact form' },
      { to: '/apply', label: 'Enrolment form' },
      { to: '/alumni/alumcontact', label: 'Testimonial form' },
    ],
    part: 'recipients',
    form: formOf({
      contact: { rule: contact, label: 'Contact messages go to', ...toMailbox },
      application: { rule: application, label: 'Enrolment applications go to', ...toMailbox },
      testimonial: { rule: testimonial, label: 'Alumni testimonials go to', ...toMailbox },
    }),
  },
  {
    id: 'privacy',
    title: 'How long enquiries are kept',
    about:
      'Messages, testimonials and finished applications are deleted by night when their last step is older, with their notes and mails. An application that still moves is kept.',
    shows: [
      { to: '/admin/enquiries', label: 'Enquiries' },
      { to: '/admin/privacy', label: 'Personal data' },
    ],
    part: 'privacy',
    form: formOf({
      keepEnquiriesMonths: {
        ...{ rule: privacyFields.keepEnquiriesMonths, label: 'Keep enquiries for … months', inputMode: 'numeric' },
        ...{ hint: 'Empty or 0 to keep them for ever.', emptyWords: 'For ever' },
      },
    }),
  },
];

export type Settings = {
  school: SchoolSettings;
  recipients: RecipientSettings;
  privacy: PrivacySettings;
  place: Place;
  brand: BrandSettings;
  updatedAt: string | null;
};

/** What stands in the fields of a section, by their names. */
export function settingValues(
  { part, form }: SettingSection,
  { school, recipients, privacy, place }: Settings,
): Values {
  // 0 months means for ever, for which the field is empty.
  const months = { keepEnquiriesMonths: privacy.keepEnquiriesMonths || '' };
  const years = { foundedYear: place.foundedYear ?? '', schoolYear: place.schoolYear ?? '' };
  const written = { ...place, classes: place.classes.join('\n'), ...years };
  return valuesOf(form, { school, social: school.social, recipients, privacy: months, place: written }[part]);
}

/** What the API takes to save a section; a field of another section is not touched. */
export function settingChange({ part }: SettingSection, values: Values) {
  // The form has exactly the fields of its section; what is wrong in them the API says by name.
  if (part === 'recipients') return { recipients: values as RecipientSettings };
  if (part === 'privacy') return { privacy: { keepEnquiriesMonths: values.keepEnquiriesMonths ?? '' } };
  if (part === 'place') return { place: placeOf(values) };
  if (part === 'social') return { school: { social: values as SchoolSettings['social'] } };
  return { school: values as Partial<SchoolSettings> };
}

/** What is no number the API refuses by the name of the field. */
const yearIn = (text = '') => (text.trim() === '' ? null : Number(text));

function placeOf({ classes = '', foundedYear, schoolYear, ...values }: Values) {
  const names = classes.split('\n').map((name) => name.trim());
  return {
    ...(values as Omit<Place, 'classes' | 'foundedYear' | 'schoolYear'>),
    classes: names.filter(Boolean),
    foundedYear: yearIn(foundedYear),
    schoolYear: yearIn(schoolYear),
  };
}

/** The API names a field with the part that it belongs to, the form by its name alone. */
export const bareFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name,
      message,
    ]),
  );
