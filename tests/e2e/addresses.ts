/** Every address of the public route table, with its main heading (where it is not somebody's own title) and status. */
export type Address = { path: string; heading: string | RegExp; status?: number };

const anything = /\S/;

const contentPages = [
  ...['about', 'principal', 'director', 'academic', 'arts', 'sport', 'leadership', 'admissions', 'fees', 'vacancies'],
  ...['support', 'visit', 'sports', 'music', 'language', 'adventure', 'religion', 'talent'],
  ...['kitante', 'najja', 'makindye', 'bunga', 'ntinda', 'privacy', 'child-protection'],
].map((slug): Address => ({ path: `/${slug}`, heading: anything }));

export const addresses: Address[] = [
  { path: '/', heading: anything },
  ...contentPages,
  { path: '/news', heading: 'News' },
  { path: '/news/view/1', heading: anything },
  { path: '/blog', heading: 'Blog' },
  { path: '/events', heading: 'Calendar' },
  { path: '/events/view/1', heading: anything },
  { path: '/term-dates', heading: /^Term dates \d{4}$/ },
  { path: '/gallery', heading: /Gallery/ },
  { path: '/gallery/view/1', heading: anything },
  { path: '/gallery/view/1/1', heading: anything },
  { path: '/profiles', heading: anything },
  { path: '/profiles/view/1', heading: anything },
  { path: '/alum', heading: anything },
  { path: '/alum/view/1', heading: anything },
  { path: '/alumni', heading: anything },
  { path: '/alumni/view/1', heading: anything },
  { path: '/alumni/alnews', heading: 'Alumni News' },
  { path: '/alumni/alevents', heading: 'Alumni Events' },
  { path: '/alumni/alblog', heading: 'Alumni Testimonials' },
  { path: '/alumni/algallery', heading: 'Alumni Gallery' },
  { path: '/alumni/alumcontact', heading: anything },
  { path: '/contact', heading: anything },
  { path: '/apply', heading: anything },
  { path: '/pocket', heading: 'The school in your pocket' },
  { path: '/sent', heading: 'Message Sent' },
  { path: '/login', heading: anything },
  { path: '/forgot', heading: anything },
  { path: '/unauthorized', heading: anything },
  { path: '/search?q=swimming', heading: anything },
  { path: '/no-such-page', heading: 'Page Not Found', status: 404 },
  { path: '/news/view/999999', heading: 'Page Not Found', status: 404 },
];

/** Of the pages that staff write, which all have the same form, the first; of all others each. */
export const ofEachKind = (all: Address[]): Address[] => all.filter((one) => !contentPages.slice(1).includes(one));
