import type { FooterSettings, HomeSettings, MenuSettings } from './site.ts';

const news = { to: '/news', label: 'News' };
const events = { to: '/events', label: 'Calendar' };
const termDates = { to: '/term-dates', label: 'Term dates' };
const documents = { to: '/documents', label: 'Documents' };
const blog = { to: '/blog', label: 'Blog' };
const gallery = { to: '/gallery', label: 'Gallery' };
const contact = { to: '/contact', label: 'Contact us' };
const apply = { to: '/apply', label: 'Apply' };
const about = { page: 'about', label: 'About us' };
const admissions = { page: 'admissions', label: 'Admissions' };
const fees = { page: 'fees', label: 'School fees' };

/** What leads to a page that a school does not have, or has only as a draft, is not shown; nor is a group without links. */
export const defaultMenu: MenuSettings = {
  groups: [
    { name: 'About', links: [about, admissions, apply, fees] },
    { name: '', campuses: true, links: [] },
    { name: 'Media', links: [news, events, termDates, blog, gallery, documents] },
    {
      name: 'Alumni',
      links: [
        { to: '/alumni/alnews', label: 'Alumni News' },
        { to: '/alumni/alevents', label: 'Alumni Events' },
        { to: '/alumni/alblog', label: 'Alumni Testimonials' },
        { to: '/alumni/algallery', label: 'Alumni Gallery' },
        { to: '/alumni/alumcontact', label: 'Share your story' },
        { to: '/alum/', label: 'Alumni Profiles' },
      ],
    },
    {
      name: 'Contact',
      links: [contact, { page: 'visit', label: 'Visit us' }, { page: 'vacancies', label: 'Vacancies' }],
    },
  ],
  strip: { page: 'visit', label: 'Visit us' },
  families: [
    { tag: 'about', name: 'About', links: [about, admissions, apply, fees] },
    { tag: 'campuses', name: '', campuses: true, links: [] },
    {
      tag: 'trust',
      name: 'Privacy and safety',
      links: [
        { page: 'privacy', label: 'Privacy' },
        { page: 'child-protection', label: 'Child protection' },
      ],
    },
  ],
};

export const defaultFooter: FooterSettings = {
  about: '',
  links: [
    { to: '/', label: 'Home' },
    news,
    events,
    termDates,
    gallery,
    blog,
    documents,
    { to: '/contact', label: 'Contact' },
    admissions,
    apply,
  ],
  end: [
    { page: 'privacy', label: 'Privacy' },
    { page: 'child-protection', label: 'Child protection' },
  ],
  wanted: [fees, admissions, events, termDates, documents, news, gallery],
  often: [
    admissions,
    fees,
    events,
    news,
    { to: '/alum/', label: 'Alumni Profiles' },
    { to: '/contact', label: 'Contact' },
  ],
};

export const defaultHome: HomeSettings = {
  title: 'Welcome',
  description: '',
  hero: {
    kicker: '',
    line: '',
    lede: '',
    buttons: [
      { to: '/apply', label: 'Get Started' },
      { page: 'admissions', label: 'Read More', hint: 'about admissions' },
    ],
  },
  sections: [
    { kind: 'tiles', hidden: false },
    { kind: 'about', hidden: false },
    { kind: 'facilities', hidden: true },
    { kind: 'news', hidden: false },
    { kind: 'events', hidden: false },
    { kind: 'people', hidden: false },
  ],
  tiles: [],
  about: { eyebrow: 'About the school', counts: [] },
  facilities: { title: 'Our Facilities', items: [] },
  news: { title: 'Latest News', count: 5 },
  events: { title: 'Upcoming Events', count: 5 },
  people: { title: 'The people your child will meet', count: 6, invitation: null },
  gallery: { title: 'From the gallery', count: 5, gallery: null },
  call: {
    title: 'A place for your child[ in {year}]',
    lede: 'We are glad to hear from you.',
    buttons: [{ to: '/apply', label: 'Enroll Now' }, fees],
    steps: [
      { name: 'Send the form', words: 'On a phone, at any hour.' },
      { name: 'Visit us', words: 'See the school and meet the teachers.' },
      { name: 'Hear from us', words: 'An answer in writing.' },
    ],
  },
};
