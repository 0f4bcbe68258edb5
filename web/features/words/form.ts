import { lineOf, paragraphOf } from '../../../contract/form.ts';
import type { SitePartContent } from '../../../contract/site-parts.ts';
import { defaultWords, type WordKey } from '../../../contract/site-words.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormField } from '../../ui/form/describe.ts';

type Group = { id: string; title: string; about: string; words: Partial<Record<WordKey, string>> };

/** The words of the site as those who write them think of them. */
export const wordGroups: Group[] = [
  {
    id: 'sections',
    title: 'Below the title of each section',
    about: 'One sentence that says what is found there.',
    words: {
      newsSub: 'News',
      eventsSub: 'Calendar',
      blogSub: 'Blog',
      gallerySub: 'Gallery',
      contactSub: 'Contact',
      alumniNewsSub: 'Alumni news',
      alumniEventsSub: 'Alumni events',
      alumniBlogSub: 'Alumni testimonials',
      alumniGallerySub: 'Alumni gallery',
      directorySub: 'Alumni profiles',
    },
  },
  {
    id: 'people',
    title: 'The people of the school',
    about: 'On the page of staff profiles.',
    words: { profilesSub: 'Below the title', governors: 'Governors', management: 'Management', teachers: 'Teachers' },
  },
  {
    id: 'promises',
    title: 'What you promise to those who apply',
    about: 'Beside the form for a place. Say only what you keep.',
    words: {
      applySub: 'Below the title',
      birthHint: 'Beside the date of birth',
      messageHint: 'Beside the message',
      applyStep1: 'First step',
      applyStep1Text: 'What happens then',
      applyStep2: 'Second step',
      applyStep2Text: 'What happens then, second step',
      applyStep3: 'Third step',
      applyStep3Text: 'What happens then, third step',
      visitLead: 'Before the link to visit you',
      visitLabel: 'The link to visit you',
    },
  },
  {
    id: 'questions',
    title: 'What you ask former pupils',
    about: 'In the form by which they send their story.',
    words: {
      storySub: 'Below the title',
      storyYearHint: 'Beside the year',
      question1: 'First question',
      question2: 'Second question',
      question3: 'Third question',
      question4: 'Fourth question',
      question5: 'Fifth question',
      question6: 'Sixth question',
      storyReaders: 'Who reads it',
      storyReadersText: 'Who reads it, in a sentence',
    },
  },
  {
    id: 'receipts',
    title: 'Receipts',
    about: 'On the page after a form was sent, and in the mail that confirms it.',
    words: {
      receiptContact: 'After a message',
      receiptApplication: 'After an application',
      receiptTestimonial: 'After a story',
    },
  },
  {
    id: 'found',
    title: 'Search engines, and pages that are not there',
    about: 'What stands in search results, and at an address with a slip in it.',
    words: {
      contactDescription: 'Contact, in search results',
      applyDescription: 'Apply, in search results',
      notFound: 'A page was not found',
    },
  },
];

const most = 400;
/** A name rather than a sentence. */
const short = new Set<WordKey>(['applyStep1', 'applyStep2', 'applyStep3', 'visitLead', 'visitLabel', 'storyReaders']);

const fieldOf = (key: WordKey, label: string): FormField => ({
  rule: short.has(key) || key.startsWith('question') ? lineOf(most) : paragraphOf(most),
  ...{ label, rows: 2, autoComplete: 'off', optional: 'may be empty' },
  ...(defaultWords[key] && { hint: `Empty: ${defaultWords[key]}` }),
});

export const wordsForm: Record<string, FormField> = Object.fromEntries(
  wordGroups.flatMap(({ words }) =>
    Object.entries(words).map(([key, label]) => [key, fieldOf(key as WordKey, label)] as const),
  ),
);

/** What is that of every school stands in no field: it is the hint below it. */
export const wordValues = (words: SitePartContent['words'] = {}): Values =>
  Object.fromEntries(
    Object.keys(wordsForm).map((key) => {
      const text = words[key as WordKey] ?? '';
      return [key, text === defaultWords[key as WordKey] ? '' : text];
    }),
  );

/** A text is one line, however it was typed. */
export const wordsIn = (values: Values): Partial<Record<WordKey, string>> =>
  Object.fromEntries(
    Object.keys(wordsForm)
      .map((key) => [key, (values[key] ?? '').replace(/\s+/g, ' ').trim()])
      .filter(([, text]) => text !== ''),
  );
