export type MenuLink = { to: string; label: string; hint?: string };
export type MenuGroup = { name: string; links: MenuLink[] };

export const menu: MenuGroup[] = [
  {
    name: 'About',
    links: [
      { to: '/about', label: 'About us', hint: 'Who we are and how we began' },
      { to: '/director', label: 'The director', hint: 'A word to parents' },
      { to: '/admissions', label: 'Admissions', hint: 'How and when to join' },
      { to: '/apply', label: 'Apply', hint: 'Ten minutes on a phone' },
      { to: '/fees', label: 'School fees', hint: 'What a term costs' },
    ],
  },
  {
    name: 'Campuses',
    links: [
      { to: '/kitante', label: 'Kitante' },
      { to: '/najja', label: 'Najja' },
      { to: '/makindye', label: 'Makindye' },
      { to: '/bunga', label: 'Bunga' },
      { to: '/ntinda', label: 'Ntinda' },
    ],
  },
  {
    name: 'Learning',
    links: [
      { to: '/academic', label: 'Academic', hint: 'From first letters to PLE' },
      { to: '/arts', label: 'Arts', hint: 'Music, art, drama and dance' },
      { to: '/sport', label: 'Sport', hint: 'Swimming, athletics and matches' },
      { to: '/leadership', label: 'Leadership', hint: 'Houses, prefects and service' },
    ],
  },
  {
    name: 'Clubs',
    links: [
      { to: '/sports', label: 'Sports' },
      { to: '/music', label: 'Music' },
      { to: '/language', label: 'Language' },
      { to: '/adventure', label: 'Adventure' },
      { to: '/religion', label: 'Religion' },
      { to: '/talent', label: 'Talent' },
    ],
  },
  {
    name: 'Media',
    links: [
      { to: '/news', label: 'News', hint: 'What happened this week' },
      { to: '/events', label: 'Calendar', hint: 'Term dates and everything between' },
      { to: '/blog', label: 'Blog', hint: 'Our teachers write' },
      { to: '/gallery', label: 'Gallery', hint: 'Pictures from school life' },
    ],
  },
  {
    name: 'Alumni',
    links: [
      { to: '/alumni/alnews', label: 'Alumni News' },
      { to: '/alumni/alevents', label: 'Alumni Events' },
      { to: '/alumni/alblog', label: 'Alumni Testimonials' },
      { to: '/alumni/algallery', label: 'Alumni Gallery' },
      { to: '/alumni/alumcontact', label: 'Share your story', hint: 'For those who left us' },
      { to: '/alum/', label: 'Alumni Profiles' },
    ],
  },
  {
    name: 'Contact',
    links: [
      { to: '/contact', label: 'Contact us', hint: 'Write, call or message' },
      { to: '/visit', label: 'Visit a campus', hint: 'Come on a normal school day' },
      { to: '/vacancies', label: 'Vacancies', hint: 'Teach and work with us' },
    ],
  },
];

/** The campuses, as the footer lists them once more. */
export const campuses: MenuLink[] = menu.find(({ name }) => name === 'Campuses')?.links ?? [];

export const footerLinks: MenuLink[] = [
  { to: '/', label: 'Home' },
  { to: '/news', label: 'News' },
  { to: '/events', label: 'Calendar' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
  { to: '/admissions', label: 'Admissions' },
  { to: '/apply', label: 'Apply' },
];
