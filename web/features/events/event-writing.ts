import type { EditField } from '../../office/forms/edit-fields.ts';
import {
  isDraft,
  publishContent,
  publishFaults,
  publishNeeds,
  publishStart,
  publishWords,
} from '../../office/publishing/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';
import { inputDay, inputTime, momentOfInputs, momentWords } from './event-moment.ts';

/** What an editor changes of an event. */
export type EditedEvent = {
  title: string;
  date: string | null;
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
  date: event.date ? inputDay(event.date) : '',
  startTime: event.date ? inputTime(event.date) : '',
  location: event.location,
  description: event.description,
  category: String(event.category),
  ...publishStart(event, now),
});

/** What is sent. */
export function eventContent(values: Values, now: Date) {
  const { title = '', date = '', startTime = '', location = '', description = '' } = values;
  const category = values.category === '1' ? (1 as const) : (0 as const);
  const words = { title, location, description, category };
  const moment = momentOfInputs(date, startTime);
  const publishing = publishContent(values, now);
  return publishing.draft
    ? { ...words, ...publishing, date: date ? moment : null }
    : { ...words, ...publishing, date: moment };
}

export function eventNeeds(values: Values): string[] {
  const title = blankOnes([[values.title, 'a title']]);
  if (isDraft(values)) return title;
  return [...title, ...blankOnes([[values.date, 'a date']]), ...publishNeeds(values)];
}

export function eventFaults(values: Values, now: Date): Record<string, string> {
  const title = isBlank(values.title) && { title: 'A title is required.' };
  if (isDraft(values)) return { ...title };
  return {
    ...title,
    ...(isBlank(values.date) && { date: 'A valid date is required.' }),
    ...publishFaults(values, now),
  };
}

/** An earlier version as the history keeps it. */
export function revisionStart(content: Record<string, unknown>, now: Date): Values {
  const text = (name: string) => String(content[name] ?? '');
  return eventStart(
    {
      title: text('title'),
      date: text('date') || null,
      location: text('location'),
      description: text('description'),
      category: Number(content.category ?? 0),
      createdAt: text('createdAt'),
      draft: content.draft === true,
    },
    now,
  );
}
