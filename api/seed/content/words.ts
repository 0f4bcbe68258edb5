import type { Words } from '../../../contract/site/words/site-words.ts';

/** What the demo school says in its own way. */
export const words: Partial<Words> = {
  newsSub: 'What happened on our campuses, told by those who were there.',
  alumniNewsSub: 'What became of those who left us, and what they do for those who come after.',
  blogSub: 'Notes from our teachers, for the kitchen table at home.',
  alumniBlogSub: 'Former pupils look back, and say what stayed with them.',
  eventsSub: 'Term dates, visiting days, matches and concerts.',
  alumniEventsSub: 'Reunions, matches and visits for those who were once pupils here.',
  gallerySub: 'Days worth keeping, from all the campuses.',
  alumniGallerySub: 'Reunions, visits and old friends.',
  governors: 'They set the direction of the school, read its accounts and answer for it.',
  management: 'They run the campuses from day to day.',
  teachers: 'The people your child will talk about at supper.',
  directorySub: 'They have left our gates since {since}. Here is where some of them went.',
  contactSub: 'A person reads every message. We answer within one school day.',
  contactDescription: 'Write to the school, call a campus or find the main office.',
  applySub: 'Ten minutes, no fee. We call you back within five school days.',
  applyDescription: 'Apply for a place for your child: ten minutes on a phone, no fee.',
  birthHint: 'Children enter {first class} in the year they turn three.',
  messageHint:
    'Which campus and class, the last school if any, and anything we should know: allergies, a sibling with us, transport.',
  applyStep1Text: 'To agree a morning at the campus you choose.',
  applyStep2: 'Your child spends a morning',
  applyStep2Text: 'In a real class, with break and a snack. No entrance paper below P3.',
  applyStep3: 'You get an answer in writing',
  applyStep3Text: 'Within five school days, with the fees and the uniform list.',
  visitLabel: 'visit a campus',
  notFound:
    'We have climbed the wrong hill. The page may have moved, or the address has a slip in it. The school is still where it was.',
  storySub: 'Tell the {last class} class what comes after. Six short questions and one recent picture of you.',
  storyYearHint: 'The year in which you finished {last class}, or left us.',
  storyReaders: '{last class} reads it',
  question6: 'What would you tell a child who starts P1 this year?',
  receiptContact: 'A person reads every message. We answer within one school day, by e-mail or by phone.',
  receiptApplication: 'We call you within five school days, to agree a morning at the campus you choose.',
  receiptTestimonial:
    'Somebody in the office reads every story within five school days, and writes to you if anything is unclear. When it is on the site you will find it among the alumni.',
};
