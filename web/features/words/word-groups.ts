import type { WordKey } from '../../../contract/site/words/site-words.ts';

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
