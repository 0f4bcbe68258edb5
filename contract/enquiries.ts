import { z } from 'zod';
import { classOf } from './alumni.ts';
import { email, id, instant, line, optionalLine, paragraph, phone, phoneMaxLength } from './fields.ts';
import { schoolToday } from './settings.ts';

const enquiryKinds = ['contact', 'application', 'testimonial'] as const;

const name = line(120, 'Name is required.');
const message = (required: string) => paragraph(20_000, required);

export const contactInput = z.object({
  senderName: name,
  senderEmail: email,
  senderPhone: optionalLine(phoneMaxLength).default(''),
  inquiry: message('Please,leave us a message.'),
});

export const earliestBirthDate = '1990-01-01';

export const applicationInput = z.object({
  pName: line(120, 'The name of the parent is required.'),
  email,
  phone,
  cName: line(120, 'The name of the child is required.'),
  bDate: z.iso
    .date({ error: 'A valid birthdate is required.' })
    .refine((day) => day >= earliestBirthDate, 'The birthdate is too long ago.')
    .refine((day) => day < schoolToday(), 'The birthdate must be in the past.')
    .describe('YYYY-MM-DD'),
  message: message('Additional details are required.'),
});

const answer = (question: number) => message(`Question ${question} needs an answer.`);

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
