export type MenuLink = { to: string; label: string };
export type MenuGroup = { name: string; links: MenuLink[] };

export const menu: MenuGroup[] = [
  {
    name: 'About',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/director', label: 'Director' },
      { to: '/admissions', label: 'Admissions' },
      { to: '/apply', label: 'Apply' },
      { to: '/fees', label: 'Fees' },
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
      { to: '/academic', label: 'Academic' },
      { to: '/arts', label: 'Arts' },
      { to: '/sport', label: 'Sport' },
      { to: '/leadership', label: 'Leadership' },
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
      { to: '/news', label: 'News' },
      { to: '/events', label: 'Calendar' },
      { to: '/blog', label: 'Blog' },
      { to: '/gallery', label: 'Gallery' },
    ],
  },
  {
    name: 'Alumni',
    links: [
      { to: '/alumni/alnews', label: 'Alumni News' },
      { to: '/alumni/alevents', label: 'Alumni Events' },
      { to: '/alumni/alblog', label: 'Alumni Testimonials' },
      { to: '/alumni/algallery', label: 'Alumni Gallery' },
      { to: '/alumni/alumcontact', label: 'Testimonial Form' },
      { to: '/alum/', label: 'Alumni Profiles' },
    ],
  },
  {
    name: 'Contact',
    links: [
      { to: '/contact', label: 'Contact Us' },
      { to: '/visit', label: 'Visit' },
      { to: '/vacancies', label: 'Vacancies' },
    ],
  },
];

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
