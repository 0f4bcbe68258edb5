// What the public forms say and check before they send, apart from the schemas: a form brings no validator along.
export const enquiryMessages = {
  name: 'Name is required.',
  email: 'Valid email is required.',
  phone: 'Valid phone number is required.',
  message: 'Please,leave us a message.',
  parentName: 'The name of the parent is required.',
  childName: 'The name of the child is required.',
  birthDate: 'A valid birthdate is required.',
  details: 'Additional details are required.',
  year: 'Choose a year.',
  picture: 'You have not included recent picture of you',
} as const;

export const answerMessage = (question: number): string => `Question ${question} needs an answer.`;

export const nameMaxLength = 120;
export const emailMaxLength = 254;
export const messageMaxLength = 20_000;
/** Six answers and their questions share the 40,000 characters of a testimonial. */
export const answerMaxLength = 6_000;

// The rule of the API's validator, so that both sides say the same about an address.
const emailPattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (text: string): boolean =>
  text.trim().length <= emailMaxLength && emailPattern.test(text.trim());

export const enquiryKinds = ['contact', 'application', 'testimonial'] as const;
/** The way of an application, in its order. */
export const enquiryStatuses = ['new', 'contacted', 'visit', 'offered', 'enrolled', 'closed'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const enquiryKindNames: Record<EnquiryKind, string> = {
  contact: 'Message',
  application: 'Application',
  testimonial: 'Testimonial',
};

export const enquiryStatusNames: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit: 'Visit booked',
  offered: 'Offered',
  enrolled: 'Enrolled',
  closed: 'Closed',
};

/** Only an application leads to a place at the school; the others are answered, and that is it. */
export const statusesOf = (kind: EnquiryKind): readonly EnquiryStatus[] =>
  kind === 'application' ? enquiryStatuses : ['new', 'contacted', 'closed'];

export const noteMaxLength = 5_000;

/** A field that no person sees. Its name is one that no browser fills in by itself. */
export const trapField = 'homepage';

// As the database makes it: no signs that are mistaken for one another.
const receiptSigns = /^[ACDEFGHJKLMNPQRTUVWXY3479]{6}$/;

/** The code in what somebody typed or read out: in any case, with or without its dash. Null when it is none. */
export function receiptIn(text: string): string | null {
  const signs = text.replace(/[\s–-]/g, '').toUpperCase();
  return receiptSigns.test(signs) ? `${signs.slice(0, 3)}-${signs.slice(3)}` : null;
}

/** Where the inbox looks: in what came in, in what was set aside as spam, or where a mail has failed. */
export const inboxFolders = ['aside', 'failed'] as const;

export const inboxMessages = {
  status: 'Choose how far the enquiry has come.',
  statusOfOthers: 'A message or testimonial is new, contacted or closed.',
  assignee: 'Choose an administrator, or nobody.',
  note: 'Write a note first.',
  sent: 'This mail has been sent already.',
} as const;
