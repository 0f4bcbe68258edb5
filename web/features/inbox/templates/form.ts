import type { ReplyTemplate, TemplatesView } from '../../../../contract/enquiries/reply-templates.ts';
import type { EditField } from '../../../office/forms/edit/edit-fields.ts';
import type { Values } from '../../../ui/form/answer.ts';

export const templatesIn = ({ templates = '[]' }: Values): ReplyTemplate[] => JSON.parse(templates);

export const templateValues = ({ templates }: Pick<TemplatesView, 'templates'>): Values => ({
  templates: JSON.stringify(templates),
});

const readable = (values: Values) =>
  templatesIn(values)
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n\n');

export const templateFields: EditField[] = [{ name: 'templates', label: 'Templates', words: readable }];

/** What a save would be refused for, in words for the line beside the button. */
export const templateNeeds = (values: Values): string[] =>
  templatesIn(values).some(({ name, text }) => !name.trim() || !text.trim()) ? ['a name and a text of each'] : [];

/** One place up or down; at the ends it stays. */
export function moved<T>(list: T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((item, place) => (place === from ? other : place === to ? one : item));
}
