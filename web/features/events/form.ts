import { eventFields } from '../../../contract/events.ts';
import { contentOf, valuesOf } from '../../office/forms/describe-values.ts';
import { isComplete, publishContent, publishStart } from '../../office/publishing/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { inputDay, inputTime, momentOfInputs, momentWords } from './event-moment.ts';

const { title, date, location, description, category } = eventFields;

export const eventForm = {
  title: { rule: title, label: 'Title', needed: 'a title', autoComplete: 'off' },
  // The time stands in a field of its own, and is sent and shown with the day.
  date: {
    ...{ rule: date, label: 'Date', needed: 'a date', asked: isComplete, type: 'date' },
    read: ({ date = '', startTime = '' }: Values) => momentOfInputs(date, startTime),
    show: ({ date = '', startTime = '' }: Values) => momentWords(date, startTime),
  },
  location: { rule: location, label: 'Location', optional: 'optional', autoComplete: 'off' },
  description: { rule: description, label: 'Description', optional: 'optional' },
  category: {
    rule: category,
    label: 'Category',
    options: [
      { value: '0', label: 'General Calendar Event' },
      { value: '1', label: 'Alumni Event' },
    ],
  },
} satisfies FormFields;

/** What stands in the form: of an event, of an earlier version of it, or of a new one. */
export function eventValues(event: Record<string, unknown>, now: Date): Values {
  const moment = String(event.date ?? '');
  const inputs = { date: moment && inputDay(moment), startTime: moment && inputTime(moment) };
  return { ...valuesOf(eventForm, event), ...inputs, ...publishStart(event, now) };
}

/** What is sent; a draft may have no date yet. */
export function eventContent(values: Values, now: Date) {
  const { date, ...words } = contentOf(eventForm, values);
  const publishing = publishContent(values, now);
  return publishing.draft
    ? { ...words, ...publishing, date: values.date ? date : null }
    : { ...words, ...publishing, date };
}
