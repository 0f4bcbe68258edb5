import type { Values } from '../../ui/form/answer.ts';

const names = ['title', 'pageText', 'picture'] as const;

/** What stands in the form: of the page, or of an earlier version of it. */
export const pageValues = (page: Partial<Record<(typeof names)[number], unknown>>): Values =>
  Object.fromEntries(names.map((name) => [name, String(page[name] ?? '')]));

/** What is sent. */
export const pageContent = ({ title = '', pageText = '', picture = '' }: Values) => ({ title, pageText, picture });
