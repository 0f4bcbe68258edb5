import { z } from 'zod';
import { classOf } from './alumni.ts';
import { answerMessage, enquiryMessages, messageMaxLength, nameMaxLength } from './enquiry-rules.ts';
import { email, id, instant, line, optionalLine, paragraph, phone } from './fields.ts';
import { phoneMaxLength } from './phone-rules.ts';
import { schoolToday } from './settings.ts';

const enquiryKinds = ['contact', 'application', 'testimonial'] as const;

const name = line(nameMaxLength, enquiryMessages.name);
const message = (required: string) => paragraph(messageMaxLength, required);

export const contactInput = z.object({
  senderName: name,
  senderEmail: email,
  senderPhone: optionalLine(phoneMaxLength).default(''),
  inquiry: message(enquiryMessages.message),
});

export const earliestBirthDate = '1990-01-01';

export const applicationInput = z.object({
  pName: line(nameMaxLength, enquiryMessages.parentName),
  email,
  phone,
  cName: line(nameMaxLength, enquiryMessages.childName),
  bDate: z.iso
    .date({ error: enquiryMessages.birthDate })
    .refine((day) => day >= earliestBirthDate, 'The birthdate is too long ago.')
    .refine((day) => day < schoolToday(), 'The birthdate must be in the past.')
    .describe('YYYY-MM-DD'),
  message: message(enquiryMessages.details),
});

const answer = (question: number) => message(answerMessage(question));

export const testimonialInput = z.object({
  senderName: name,
  senderEmail: email,
  senderPhone: phone,
  classOf,
  question1: answer(1),
  question2: answer(2),
  question3: answer(3),
  question4: answer(4),
  question5: answer(5),
  question6: answer(6),
});

export type ContactInput = z.infer<typeof contactInput>;
export type ApplicationInput = z.infer<typeof applicationInput>;
export type TestimonialInput = z.infer<typeof testimonialInput>;

export const enquiryReceipt = z
  .object({ id, kind: z.enum(enquiryKinds), createdAt: instant })
  .meta({ id: 'EnquiryReceipt' });
