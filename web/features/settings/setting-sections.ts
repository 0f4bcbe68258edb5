import type { PrivacySettings, RecipientSettings, SchoolSettings } from '../../../contract/settings.ts';

export type SettingField = {
  name: string;
  label: string;
  max: number;
  /** How it is typed: one line unless said. */
  type?: 'email' | 'url' | 'tel' | 'text' | 'lines' | 'count';
  hint?: string;
  /** What is missing when it is empty; what has no such words may be left empty. */
  needed?: string;
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
  /** Where its fields are kept. */
  part: 'school' | 'social' | 'recipients' | 'privacy';
  fields: (SettingField & {
    name: keyof SchoolSettings | keyof SchoolSettings['social'] | keyof RecipientSettings | keyof PrivacySettings;
  })[];
};

const toMailbox = { max: 254, type: 'email', emptyWords: 'The mailbox of the school' } as const;
const link = (name: keyof SchoolSettings['social'], label: string, example: string) => ({
  ...{ name, label, max: 300, type: 'url' as const },
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
    fields: [
      { name: 'schoolName', label: 'Full name', max: 120, needed: 'the full name' },
      {
        ...{ name: 'shortName', label: 'Short name', max: 60, needed: 'the short name' },
        hint: 'What people say. Next to the crest it comes first, the rest of the full name below.',
      },
      {
        name: 'motto',
        label: 'Motto',
        max: 200,
        hint: 'The large words on the home page.',
        emptyWords: 'The full name',
      },
    ],
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
    fields: [
      { name: 'address', label: 'Address', max: 500, type: 'lines', hint: 'As on an envelope, line by line.' },
      { name: 'phone', label: 'Phone', max: 40, type: 'tel', hint: 'With the country code, so that it can be tapped.' },
      { name: 'mailbox', label: 'Mailbox', max: 254, type: 'email', needed: 'the mailbox' },
      { name: 'officeHours', label: 'Office hours', max: 200, hint: 'For example Monday to Friday, 7:30 to 17:00' },
    ],
  },
  {
    id: 'notice',
    title: 'Notice',
    about: 'One line in the strip above the header. It leads to the calendar.',
    shows: [{ to: '/', label: 'Top of every page' }],
    part: 'school',
    fields: [{ name: 'notice', label: 'Notice', max: 200, emptyWords: 'Just the word Calendar' }],
  },
  {
    id: 'statements',
    title: 'Vision and mission',
    about: 'The two statements below the text of the About page.',
    shows: [{ to: '/about', label: 'About page' }],
    part: 'school',
    fields: [
      { name: 'vision', label: 'Vision', max: 2000, type: 'lines', emptyWords: 'Not shown' },
      { name: 'mission', label: 'Mission', max: 2000, type: 'lines', emptyWords: 'Not shown' },
    ],
  },
  {
    id: 'social',
    title: 'Social links',
    about: 'Round buttons in the footer, one for every link that is given. WhatsApp is also on the contact page.',
    shows: [{ to: '/contact', label: 'Foot of every page, contact page' }],
    part: 'social',
    fields: [
      link('whatsapp', 'WhatsApp', 'https://wa.me/256772000000'),
      link('facebook', 'Facebook', 'https://www.facebook.com/your-school'),
      link('instagram', 'Instagram', 'https://www.instagram.com/your-school'),
      link('youtube', 'YouTube', 'https://www.youtube.com/@your-school'),
      link('x', 'X', 'https://x.com/your-school'),
    ],
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
    fields: [
      { name: 'contact', label: 'Contact messages go to', ...toMailbox },
      { name: 'application', label: 'Enrolment applications go to', ...toMailbox },
      { name: 'testimonial', label: 'Alumni testimonials go to', ...toMailbox },
    ],
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
    fields: [
      {
        ...{ name: 'keepEnquiriesMonths', label: 'Keep enquiries for … months', max: 3, type: 'count' },
        ...{ hint: 'Empty or 0 to keep them for ever.', emptyWords: 'For ever' },
      },
    ],
  },
];
