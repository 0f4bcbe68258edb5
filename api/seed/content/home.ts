import type { HomeSettings } from '../../../contract/site/site.ts';
import { divisionOnePercent, facts, figure } from '../facts.ts';
import type { SchoolYear } from '../year/school-year.ts';

/** The home page of the demo school. */
export const home = (when: SchoolYear): HomeSettings => ({
  title: 'Nursery and primary school in {town}',
  description:
    'Nursery and primary school on {town campuses}, from {first class} to {last class}. Read about us and apply.',
  hero: {
    kicker: 'Nursery and primary · {campuses} in {town}',
    line: '',
    lede: 'At {short name} every pupil is known by name, from the first morning in {first class} to the last paper of {last class}.',
    buttons: [
      { to: '/apply', label: 'Get Started' },
      { page: 'admissions', label: 'Read More', hint: 'about admissions' },
    ],
  },
  sections: (['tiles', 'about', 'facilities', 'news', 'events', 'people'] as const).map((kind) => ({
    kind,
    hidden: false,
  })),
  tiles: [
    { page: 'academic', icon: 'book', label: 'Academic', hint: 'Reading, number sense and science, ready for PLE.' },
    { page: 'arts', icon: 'drum', label: 'Arts', hint: 'Drums, choir, clay and a stage to stand on.' },
    { page: 'sport', icon: 'ball', label: 'Sport', hint: 'In the pool, on the pitch, and a team for every pupil.' },
    { page: 'leadership', icon: 'flag', label: 'Leadership', hint: 'Houses, prefects and service to the city.' },
  ],
  about: {
    eyebrow: 'About the school',
    title: 'Small classes, big mornings',
    counts: [
      { number: facts.largestClass, what: 'pupils at most in a class' },
      { number: divisionOnePercent, unit: '%', what: `passed PLE in Division I, ${when.pleYear}` },
      { number: facts.clubs, what: 'clubs every Wednesday' },
    ],
  },
  facilities: {
    title: 'Our Facilities',
    items: [
      {
        icon: 'book',
        name: 'Books & Library',
        words: `${figure(facts.books)} books in English, Luganda and Kiswahili, and some that go home with every pupil.`,
      },
      {
        icon: 'ball',
        name: 'Sports',
        words: 'A pool at Bunga, grass pitches at Kitante and Najja, netball courts on all {campuses}.',
      },
      {
        icon: 'monitor',
        name: 'Information Technology',
        words: 'A computer for each child in the lesson, and a robotics table run by the pupils themselves.',
      },
    ],
  },
  news: { title: 'Latest News', count: 5 },
  events: { title: 'Upcoming Events', count: 5 },
  people: {
    title: 'The people your child will meet',
    count: 6,
    invitation: {
      title: 'Teach with us',
      words: 'We are glad of people who know children by name: teachers, librarians, coaches, nurses.',
      button: { page: 'vacancies', label: 'Career with us' },
    },
  },
  call: {
    title: 'A place for your child[ in {year}]',
    lede: '[Nursery from {lowest fee} a term, lunch and swimming included. ]Places at Kitante and Bunga go first.',
    buttons: [
      { to: '/apply', label: 'Enroll Now' },
      { page: 'fees', label: 'School fees' },
    ],
    steps: [
      { name: 'Send the form', words: 'Ten minutes on a phone, at any hour.' },
      { name: 'Spend a morning with us', words: 'Your child joins a class at the campus you choose.' },
      { name: 'Hear from us', words: 'An answer by phone and e-mail, with the fees in writing.' },
    ],
  },
});
