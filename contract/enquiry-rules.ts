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
