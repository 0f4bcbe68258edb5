import { z } from 'zod';
import { id, instant } from '../common/fields.ts';
import { startedFrom } from '../common/history.ts';

export const mergeMessages = {
  itself: 'An enquiry cannot be merged with itself.',
  merged: 'It was merged into another enquiry. Go on there.',
  other: 'The other one was merged or has changed since you opened this. Look again.',
  person: 'They have neither the same address nor the same telephone number.',
  spam: 'What was set aside as spam is not merged. Say “Not spam” first.',
  children: 'These are applications for two children. Each keeps its own place.',
  testimonial: 'A testimonial stands by itself.',
  apart: 'It stands by itself already.',
} as const;

export const mergeInput = z.object({
  otherId: id.describe('The other enquiry of the same person'),
  updatedAt: startedFrom,
});
export const mergeAnswer = z.object({ keptId: id.describe('The one that both are now'), mergedId: id });

/** Another enquiry that seems to be of the same person. */
const relatedEnquiry = z
  .object({
    id,
    receipt: z.string(),
    kind: z.enum(['contact', 'application', 'testimonial']),
    status: z.enum(['new', 'contacted', 'visit', 'offered', 'enrolled', 'closed']),
    senderName: z.string(),
    childName: z.string().nullable(),
    extract: z.string(),
    same: z.enum(['email', 'phone']).describe('What they have in common'),
    canMerge: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'RelatedEnquiry' });
export const relatedEnquiries = z.object({ docs: z.array(relatedEnquiry).describe('The newest first') });

/** What another form said that was merged into this enquiry. */
export const mergedForm = z
  .object({
    id,
    receipt: z.string(),
    senderName: z.string(),
    senderEmail: z.string(),
    message: z.string(),
    childName: z.string().nullable(),
    birthDate: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'MergedForm' });

export type RelatedEnquiry = z.infer<typeof relatedEnquiry>;
export type MergedForm = z.infer<typeof mergedForm>;
