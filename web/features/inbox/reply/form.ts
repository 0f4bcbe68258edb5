import type { Enquiry } from '../../../../contract/enquiries/enquiries.ts';
import { replyFields } from '../../../../contract/enquiries/replies.ts';
import type { TemplateFacts } from '../../../../contract/enquiries/reply-templates.ts';
import { quietly } from '../../../office/forms/describe-values.ts';
import type { EditField } from '../../../office/forms/edit/edit-fields.ts';

export const replyForm = quietly({
  text: { rule: replyFields.text, label: 'Your answer', needed: 'an answer', rows: 9 },
});

/** As an answer that was left on the device is offered. */
export const draftFields: EditField[] = [{ name: 'text', label: 'Your answer', kind: 'text' }];

type About = { enquiry: Enquiry; school: string; phone: string; me: string };

/** What the places of a template mean for this enquiry. */
export const factsFor = ({ enquiry, school, phone, me }: About): TemplateFacts => ({
  'first name': enquiry.senderName.split(/\s+/)[0] ?? enquiry.senderName,
  ...{ name: enquiry.senderName, child: enquiry.childName ?? '', code: enquiry.receipt, school, phone, me },
});

/** Their words as an answer quotes them. */
export const quotedWords = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The text cut where something was filled in. A longer filling may contain a shorter one. */
export function markedParts(text: string, filled: string[]): { words: string; marked: boolean }[] {
  const known = filled.filter(Boolean).sort((one, other) => other.length - one.length);
  if (known.length === 0) return [{ words: text, marked: false }];
  const pattern = new RegExp(`(${known.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g');
  return text
    .split(pattern)
    .filter(Boolean)
    .map((words) => ({ words, marked: known.includes(words) }));
}
