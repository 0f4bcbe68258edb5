import type { EnquiryKind } from '../../../../contract/enquiries/enquiries.ts';
import type { Fact } from '../../../lib/mail/templates/frame.tsx';

/** What was sent through one of the forms. */
export type SentForm = {
  id: number;
  kind: EnquiryKind;
  receipt: string;
  senderName: string;
  senderEmail: string;
  senderPhone: string;
  message: string;
  childName: string | null;
  birthDate: string | null;
  classOf: number | null;
  answers: string[] | null;
};

const messageLabels = { contact: 'Message', application: 'Additional details', testimonial: 'Message' } as const;

/** All of it under the names that the form gives it. */
export function factsOf(form: SentForm): Fact[] {
  const facts: Fact[] = [
    ['Name', form.senderName],
    ['Email', form.senderEmail],
    ['Phone', form.senderPhone || 'not given'],
  ];
  if (form.childName !== null) facts.push(['Child', form.childName]);
  if (form.birthDate !== null) facts.push(['Birthdate', form.birthDate]);
  if (form.classOf !== null) facts.push(['Class of', String(form.classOf)]);
  if (form.answers) return [...facts, ...form.answers.map((text, at): Fact => [`Question ${at + 1}`, text])];
  return [...facts, [messageLabels[form.kind], form.message]];
}
