import type { SitePlace } from '../ranking.queries.ts';

export const sitePlaces: SitePlace[] = [
  {
    ...{ to: '/apply', title: 'Apply', about: 'The application form for a new pupil, and what happens then.' },
    words:
      'application form, apply online, enrol, enroll, enrolment, register a child, registration, join, admission form, new pupil, get a place, bring my child, change to us',
  },
  {
    ...{
      to: '/contact',
      title: 'Contact us',
      about: 'Phone numbers, office hours, the address, and a form to write to us.',
    },
    words:
      'phone number, call, telephone, whatsapp, email, e-mail, write, message, complaint, office hours, reach, address, location, emergency, talk to somebody, reception, customer care, where are you',
  },
  {
    ...{ to: '/term-dates', title: 'Term dates', about: 'When terms begin and end, holidays and visiting days.' },
    words:
      'opening date, closing date, term begins, term starts, term ends, reopen, break up, half term, holiday, holidays, public holiday, vacation, visiting days, calendar of the year, year planner, first day, last day, next term, term one, term two, term three, report back',
  },
  {
    ...{ to: '/events', title: 'Calendar', about: 'What is on: events of the coming weeks, and past ones.' },
    words:
      'events, upcoming events, programme, what is on, diary, activities this week, this month, parents meeting, concert, match',
  },
  {
    ...{ to: '/documents', title: 'Documents', about: 'Forms and lists to download and print.' },
    words: 'forms, download, downloads, pdf, print, printable, files, paper, circulars, letters home, lists',
  },
  {
    ...{ to: '/profiles', title: 'Our people', about: 'Governors, management and teachers, with their portraits.' },
    words: 'staff, teachers, management, governors, team, directory, administration, staff list, head of campus',
  },
  {
    ...{
      to: '/cost',
      title: 'What will it cost?',
      about: 'The sum per term for a class, with the bus, boarding and a second child.',
    },
    words: 'cost, total, sum, calculator, how much in all',
  },
  {
    ...{ to: '/cost#bus', title: 'The bus', about: 'What the bus costs, by its distance, with the fee of a class.' },
    words: 'bus, buses, transport, van, shuttle, bus fare, pick up, drop off',
  },
  {
    ...{ to: '/news', title: 'News', about: 'What happened lately.' },
    words: 'newsletter, latest, updates, announcements, stories, what happened',
  },
  {
    ...{ to: '/gallery', title: 'Gallery', about: 'Albums with pictures.' },
    words: 'photos, photographs, pictures, images, albums, videos',
  },
  { ...{ to: '/blog', title: 'Blog', about: 'Teachers write.' }, words: 'articles, advice, tips, posts' },
  {
    ...{ to: '/alum/', title: 'Alumni profiles', about: 'The directory of those who left us, by name and year.' },
    words:
      'old boys, old girls, former pupils, former students, old students, graduates, classmates, alumni directory, find a classmate, class of, obs and ogs',
  },
  {
    ...{ to: '/alumni/alumcontact', title: 'Share your story', about: 'For those who left us: six short questions.' },
    words: 'alumni form, testimonial form, send my story, join the alumni, update alumni details',
  },
  {
    ...{ to: '/alumni/alnews', title: 'Alumni news', about: 'What became of those who left us.' },
    words: 'old boys news, old girls news, former pupils news',
  },
  {
    ...{ to: '/alumni/alevents', title: 'Alumni events', about: 'Reunions, matches and visits.' },
    words: 'reunion, homecoming, old boys day, alumni meeting',
  },
  {
    ...{ to: '/alumni/alblog', title: 'Alumni testimonials', about: 'Former pupils look back.' },
    words: 'alumni stories, success stories, what former pupils say',
  },
  {
    ...{ to: '/alumni/algallery', title: 'Alumni gallery', about: 'Pictures of those who left us.' },
    words: 'reunion photos, alumni pictures',
  },
  {
    ...{ to: '/login', title: 'Sign in', about: 'For staff and others who have an account.' },
    words: 'log in, login, password, my account, staff portal, portal, forgot password',
  },
];
