/** Texts of the site that a school may say in its own way, with what is true of any school. */
export const defaultWords = {
  newsSub: 'What happened at school.',
  alumniNewsSub: 'What became of those who left us.',
  blogSub: 'Notes from our teachers.',
  alumniBlogSub: 'Former pupils look back.',
  eventsSub: 'Dates of the school year.',
  alumniEventsSub: 'Dates for those who were once pupils here.',
  gallerySub: 'Pictures from school life.',
  alumniGallerySub: 'Pictures of those who left us.',
  profilesSub: 'These are the people whom you will meet first.',
  governors: 'They set the direction of the school.',
  management: 'They run the school from day to day.',
  teachers: 'They teach here.',
  directorySub: 'They were pupils here. Here is where some of them went.',
  contactSub: 'A person reads every message.',
  contactDescription: 'Write to the school or find the office.',
  applySub: 'Tell us about your child. We will call you back.',
  applyDescription: 'Apply for a place for your child.',
  birthHint: '',
  messageHint:
    'Which class, the last school if any, and anything we should know: allergies, a sibling with us, transport.',
  applyStep1: 'We call you',
  applyStep1Text: 'To talk about your child and to agree when you can visit us.',
  applyStep2: 'You visit us',
  applyStep2Text: 'You see the school, and we get to know your child.',
  applyStep3: 'You get an answer',
  applyStep3Text: 'In writing, with the fees.',
  visitLead: 'Or come and see us:',
  visitLabel: 'visit the school',
  notFound: 'The page may have moved, or the address has a slip in it.',
  storySub: 'Tell those who are here now what comes after. Six short questions and one recent picture of you.',
  storyYearHint: 'The year in which you left us.',
  storyReaders: 'Others read it',
  storyReadersText: 'Those who are about to leave read what came after for those before them.',
  question1: 'Where are you now, and what do you do?',
  question2: 'Which teacher do you still think of, and why?',
  question3: 'Which moment at school do you still tell others about?',
  question4: 'What did you learn here that you use today?',
  question5: 'What was hard for you then, and what helped?',
  question6: 'What would you tell a child who starts here this year?',
  receiptContact: 'A person reads every message. We answer by e-mail or by phone.',
  receiptApplication: 'We will call you.',
  receiptTestimonial:
    'Somebody in the office reads every story, and writes to you if anything is unclear. When it is on the site you will find it among the alumni.',
} as const;

export type WordKey = keyof typeof defaultWords;
export type Words = Record<WordKey, string>;

export const wordKeys = Object.keys(defaultWords) as [WordKey, ...WordKey[]];
