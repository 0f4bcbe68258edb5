import type { PageSlug } from '../../../contract/pages.ts';

type Sibling = { slug: PageSlug | 'apply' | 'contact'; label: string };
type Group = { name: string; pages: Sibling[] };

/** Pages of one group stand together: who reads one wants the next. The key is the page's tag. */
export const pageGroups: Record<string, Group> = {
  about: {
    name: 'About',
    pages: [
      { slug: 'about', label: 'About us' },
      { slug: 'director', label: 'The director' },
      { slug: 'principal', label: 'The principal' },
      { slug: 'admissions', label: 'Admissions' },
      { slug: 'apply', label: 'Apply' },
      { slug: 'fees', label: 'School fees' },
    ],
  },
  campuses: {
    name: 'Campuses',
    pages: [
      { slug: 'kitante', label: 'Kitante' },
      { slug: 'najja', label: 'Najja' },
      { slug: 'makindye', label: 'Makindye' },
      { slug: 'bunga', label: 'Bunga' },
      { slug: 'ntinda', label: 'Ntinda' },
    ],
  },
  learning: {
    name: 'Learning',
    pages: [
      { slug: 'academic', label: 'Academic' },
      { slug: 'arts', label: 'Arts' },
      { slug: 'sport', label: 'Sport' },
      { slug: 'leadership', label: 'Leadership' },
      { slug: 'support', label: 'Support' },
    ],
  },
  clubs: {
    name: 'Clubs',
    pages: [
      { slug: 'sports', label: 'Sports' },
      { slug: 'music', label: 'Music' },
      { slug: 'language', label: 'Language' },
      { slug: 'adventure', label: 'Adventure' },
      { slug: 'religion', label: 'Religion' },
      { slug: 'talent', label: 'Talent' },
    ],
  },
  contact: {
    name: 'Contact',
    pages: [
      { slug: 'contact', label: 'Contact us' },
      { slug: 'visit', label: 'Visit a campus' },
      { slug: 'vacancies', label: 'Vacancies' },
    ],
  },
  trust: {
    name: 'Privacy and safety',
    pages: [
      { slug: 'privacy', label: 'Privacy' },
      { slug: 'child-protection', label: 'Child protection' },
    ],
  },
};
