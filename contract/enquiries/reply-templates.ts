import { z } from 'zod';
import { instant, line, paragraph } from '../common/fields.ts';

export const templateLimits = { count: 40, name: 60, text: 5_000 } as const;

export const templateMessages = {
  name: 'Give the template a name.',
  text: 'Write the text of the template.',
  count: `At most ${templateLimits.count} templates.`,
  twice: 'Two templates have the same name.',
} as const;

const template = z.object({
  name: line(templateLimits.name, templateMessages.name),
  text: paragraph(templateLimits.text, templateMessages.text),
});

export type ReplyTemplate = z.infer<typeof template>;

const isUnlike = (templates: ReplyTemplate[]) =>
  new Set(templates.map(({ name }) => name.toLowerCase())).size === templates.length;

export const templatesInput = z.object({
  templates: z
    .array(template)
    .max(templateLimits.count, templateMessages.count)
    .refine(isUnlike, templateMessages.twice),
  updatedAt: instant.nullable().optional().describe('The `updatedAt` that the change is based on'),
});
export type TemplatesInput = z.infer<typeof templatesInput>;

export const templatesView = z.object({
  templates: z.array(template.meta({ id: 'ReplyTemplate' })),
  updatedAt: instant.nullable().describe('Null until somebody has saved them'),
});
export type TemplatesView = z.infer<typeof templatesView>;

/** What a template may leave open, and what it says for people. */
export const templatePlaces = {
  'first name': 'the first name of who wrote',
  name: 'their whole name',
  child: 'the name of the child',
  code: 'the code of the enquiry',
  school: 'the name of the school',
  phone: 'the telephone of the school',
  me: 'your own name',
} as const;

export type TemplateFacts = Record<keyof typeof templatePlaces, string>;

/**
 * The text with its places filled in, and what was put there, for its writer to look at. A place that is not known, or of
 * which nothing is known, stays as it was typed, so that nobody sends a sentence with a hole in it.
 */
export function fillTemplate(text: string, facts: TemplateFacts): { text: string; filled: string[] } {
  const filled = new Set<string>();
  const done = text.replace(/\{([a-z ]{1,20})\}/g, (mark, place: string) => {
    const fact = facts[place as keyof TemplateFacts];
    filled.add(fact || mark);
    return fact || mark;
  });
  return { text: done, filled: [...filled] };
}

/** True of any school; each begins with its own. */
export const defaultTemplates: ReplyTemplate[] = [
  {
    name: 'Thank you, we look into it',
    text: 'Dear {first name},\n\nthank you for writing to {school}. We are looking into it and will write to you again within two school days.\n\nIf it cannot wait, please call us: {phone}. Your code is {code}.\n\n{me}\n{school}',
  },
  {
    name: 'Book a visit',
    text: 'Dear {first name},\n\nyou are welcome to see the school on a school day. Please tell us two days that would suit you, and how many of you will come.\n\nYou can also call us: {phone}.\n\n{me}\n{school}',
  },
  {
    name: 'Papers for a place',
    text: 'Dear {first name},\n\nthank you for the application for {child}. To go on we need a copy of the birth certificate and of the last report. You can answer this mail with photographs of both.\n\n{me}\n{school}',
  },
  {
    name: 'The class is full',
    text: 'Dear {first name},\n\nthank you for thinking of {school} for {child}. At the moment the class is full. We have put {child} on the waiting list and will write to you as soon as a place is free.\n\n{me}\n{school}',
  },
];
