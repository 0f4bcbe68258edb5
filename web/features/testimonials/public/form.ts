import { lineOf, pictureOf } from '../../../../contract/common/form.ts';
import { occupationMaxLength } from '../../../../contract/content/alumni.ts';
import { answerMaxLength, enquiryMessages, testimonialFields } from '../../../../contract/enquiries/enquiries.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { Errors, FormFields } from '../../../ui/form/describe.ts';
import { pictureFault } from '../../../ui/form/fields/picture-fault.ts';
import { inWords, isBlank } from '../../../ui/form/words.ts';
import { questionNames } from './questions.ts';

const rules = testimonialFields;

const answers = Object.fromEntries(
  questionNames.map((name, index) => [
    name,
    { rule: { ...rules[name], max: answerMaxLength }, label: `Question ${index + 1}`, rows: 4 },
  ]),
);

export const testimonialForm: FormFields = {
  senderName: { rule: rules.senderName, label: 'Your name', needed: 'your name', autoComplete: 'name' },
  classOf: {
    rule: rules.classOf,
    label: 'Class of',
    needed: 'your year',
  },
  occupation: {
    rule: lineOf(occupationMaxLength),
    label: 'What you do today',
    optional: 'optional',
    hint: 'A few words for your card, such as Nurse or Farmer.',
  },
  senderEmail: {
    rule: rules.senderEmail,
    label: 'E-mail',
    needed: 'your e-mail',
    type: 'email',
    autoComplete: 'email',
    hint: "Only the school's office sees your e-mail and phone.",
  },
  senderPhone: { rule: rules.senderPhone, label: 'Phone', needed: 'your phone number' },
  // It is a file, so it is looked at below, and asked for when the form is sent.
  picture: { rule: pictureOf(), label: 'A recent picture of you' },
  ...answers,
};

/** The six answers in one phrase. */
export function needs(values: Values): string[] {
  const open = questionNames.flatMap((name, index) => (isBlank(values[name]) ? [String(index + 1)] : []));
  if (open.length === 0) return [];
  return [open.length === 1 ? `an answer to question ${open[0]}` : `answers to questions ${inWords(open)}`];
}

export function check(_: Values, form: FormData): Errors {
  const picture = pictureFault(form.get('picture'), enquiryMessages.picture);
  return picture ? { picture } : {};
}
