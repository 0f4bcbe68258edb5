import type { EditField } from '../../office/edit/edit-fields.ts';
import {
  publishContent,
  publishFaults,
  publishNeeds,
  publishStart,
  publishWords,
} from '../../office/edit/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';
import { inputDay, inputTime, momentOfInputs, momentWords } from './event-moment.ts';

/** What an editor changes of an event. */
export type EditedEvent = {
  title: string;
  date: string;
  location: string;
  description: string;
  category: number;
  createdAt: string;
  draft: boolean;
};

const categories = ['General Calendar Event', 'Alumni Event'];

export const eventCategories = categories.map((label, value) => ({ value: String(value), label }));

export const eventFields: EditField[] = [
  { name: 'title', label: 'Title' },
  { name: 'date', label: 'Date', words: ({ date = '', startTime = '' }) => momentWords(date, startTime) },
  { name: 'location', label: 'Location' },
  { name: 'description', label: 'Description', kind: 'html' },
  { name: 'category', label: 'Category', words: ({ category }) => categories[category === '1' ? 1 : 0] ?? '' },
  { name: 'when', label: 'Publishing', words: publishWords },
];

export const newEventStart = (category: number, now: Date): Values => ({
  category: String(category),
  ...publishStart(null, now),
});

export const eventStart = (event: EditedEvent, now: Date): Values => ({
  title: event.title,
  date: inputDay(event.date),
  startTime: inputTime(event.date),
  location: event.location,
  description: event.description,
  category: String(event.category),
  ...publishStart(event, now),
});

/** What is sent. */
export const eventContent = (values: Values, now: Date) => ({
  title: values.title ?? '',
  date: momentOfInputs(values.date ?? '', values.startTime ?? ''),
  location: values.location ?? '',
  description: values.description ?? '',
  category: values.category === '1' ? (1 as const) : (0 as const),
  ...publishContent(values, now),
});

/** A new event can be noted with little; one that is changed is expected to be complete. */
export function eventNeeds(values: Values, isNew: boolean): string[] {
  const first = blankOnes([
    [values.title, 'a title'],
    [values.date, 'a date'],
  ]);
  const more = blankOnes([
    [values.location, 'a location'],
    [values.description, 'a description'],
  ]);
  return [...first, ...(isNew ? [] : more), ...publishNeeds(values)];
}

export function eventFaults(values: Values, isNew: boolean, now: Date): Record<string, string> {
  return {
    ...(isBlank(values.title) && { title: 'A title is required.' }),
    ...(isBlank(values.date) && { date: 'A valid date is required.' }),
    ...(!isNew && isBlank(values.location) && { location: 'A location is required.' }),
    ...(!isNew && isBlank(values.description) && { description: 'A description is required.' }),
    ...publishFaults(values, now),
  };
}

/** An earlier version as the history keeps it. */
export function revisionStart(content: Record<string, unknown>, now: Date): Values {
  const text = (name: string) => String(content[name] ?? '');
  return eventStart(
    {
      title: text('title'),
      date: text('date'),
      location: text('location'),
      description: text('description'),
      category: Number(content.category ?? 0),
      createdAt: text('createdAt'),
      draft: content.draft === true,
    },
    now,
  );
}
