import { toWrite } from '../../../contract/pages/pages.ts';
import type { DraftPage } from './setup.queries.ts';

const page = (id: string, tag: string, title: string, belongs: string): DraftPage => ({
  ...{ id, tag, title },
  pageText: `<p>${toWrite} ${belongs}</p>`,
});

const inYear = (year: number | null) => (year === null ? '' : `for ${year}, `);

/** Pages that families look for, each with what belongs there in place of a text. None is public before it is published. */
export const outline = (schoolYear: number | null): DraftPage[] => [
  page('about', 'about', 'About us', 'How the school began, who it is for, and what a visitor would notice first.'),
  page('principal', 'about', 'From the head', 'A few sentences in the head’s own words, with a photograph.'),
  page('academic', 'learning', 'What we teach', 'The classes, the curriculum, and how parents hear about progress.'),
  page('sports', 'clubs', 'Sports', 'What is played, when, and how a child joins.'),
  page('music', 'clubs', 'Music', 'Choir, instruments, and the days on which others hear them.'),
  page(
    'admissions',
    'admissions',
    'Admissions',
    `Who can apply ${inYear(schoolYear)}when, with which papers, and what happens then.`,
  ),
  page(
    'fees',
    'admissions',
    'School fees',
    `A table of fees ${inYear(schoolYear)}by class and term, and how they are paid.`,
  ),
  page('visit', 'contact', 'Visit us', 'How to find the school, and on which days one can look around.'),
  page('vacancies', 'contact', 'Work with us', 'Open posts, and how to apply for one.'),
  page('support', 'contact', 'Support the school', 'What the school needs, and how others can help.'),
];
