import { dayOfYearWords } from '../../../contract/common/days.ts';
import { dayOf, lineOf } from '../../../contract/common/form.ts';
import { momentAtSchool } from '../../../contract/common/school-time.ts';
import { repeatFaults, repeatMessages } from '../../../contract/content/event-repeat.ts';
import { isPossibleLength } from '../../../contract/content/event-span.ts';
import { eventFields, eventMessages } from '../../../contract/content/events.ts';
import { contentOf, valuesOf } from '../../office/forms/describe-values.ts';
import { isComplete, publishContent, publishStart } from '../../office/publishing/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { Errors, FormFields } from '../../ui/form/describe.ts';
import { endOfInputs, inputDay, inputTime, momentOfInputs, momentWords } from './event-moment.ts';
import { repeatOf, repeatStart } from './repeat-values.ts';

const { title, date, location, description, category, endDate, campusId, result } = eventFields;

export const eventForm = {
  title: { rule: title, label: 'Title', needed: 'a title', autoComplete: 'off' },
  // The time stands in a field of its own, and is sent and shown with the day.
  date: {
    ...{ rule: date, label: 'Date', needed: 'a date', asked: isComplete, type: 'date' },
    read: ({ date = '', startTime = '' }: Values) => momentOfInputs(date, startTime),
    show: ({ date = '', startTime = '' }: Values) => momentWords(date, startTime),
  },
  // So does the last day of several, which is sent and shown with the time at which it ends.
  endDate: {
    ...{ rule: endDate, label: 'Ends at', optional: 'optional', type: 'time' },
    read: endOfInputs,
    show: ({ date = '', lastDay = '', endDate = '' }: Values) =>
      lastDay > date ? momentWords(lastDay, endDate) : endDate,
  },
  repeat: {
    ...{ rule: lineOf(10), label: 'Repeats' },
    options: [
      { value: '', label: 'No' },
      { value: 'week', label: 'Every week' },
      { value: 'term', label: 'Every week in term' },
    ],
  },
  'repeat.until': {
    ...{ rule: dayOf(repeatMessages.until), label: 'Until', needed: 'the day until which it repeats', type: 'date' },
    asked: ({ repeat }: Values) => Boolean(repeat),
    show: ({ repeat, 'repeat.until': until = '' }: Values) => (repeat && until ? momentWords(until, '') : ''),
  },
  'repeat.except': {
    ...{ rule: lineOf(1200), label: 'Left out' },
    show: (values: Values) => repeatOf(values)?.except.map(dayOfYearWords).join(', ') ?? '',
  },
  campusId: { rule: campusId, label: 'Campus' },
  location: { rule: location, label: 'Location', optional: 'optional', autoComplete: 'off' },
  description: { rule: description, label: 'Description', optional: 'optional' },
  result: {
    ...{ rule: result, label: 'What came of it', optional: 'optional', autoComplete: 'off' },
    hint: 'For afterwards: who won, how many came. Readers see it when the event is over.',
  },
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
  // One that repeats has moved on since; what is written is its first day.
  const { date, endDate, ...repeats } = repeatStart(event);
  const moment = String(date ?? '');
  const end = String(endDate ?? '');
  const inputs = {
    ...{ date: moment && inputDay(moment), startTime: moment && inputTime(moment) },
    lastDay: end && inputDay(end) !== inputDay(moment) ? inputDay(end) : '',
    endDate: end && inputTime(end),
  };
  return { ...valuesOf(eventForm, event), ...inputs, ...repeats, ...publishStart(event, now) };
}

/** What is sent; a draft may have no date yet. */
export function eventContent(values: Values, now: Date) {
  const { date, endDate, campusId, 'repeat.until': _, 'repeat.except': __, ...texts } = contentOf(eventForm, values);
  const words = {
    ...{ ...texts, endDate: endDate || null, campusId: campusId ? Number(campusId) : null },
    repeat: repeatOf(values),
  };
  const publishing = publishContent(values, now);
  return publishing.draft
    ? { ...words, ...publishing, date: values.date ? date : null }
    : { ...words, ...publishing, date };
}

/** What no field can say alone. */
export function eventErrors(values: Values): Errors {
  const { date = '', lastDay = '' } = values;
  if (date && lastDay && lastDay < date) return { lastDay: eventMessages.lastDay };
  const end = endOfInputs(values);
  return { ...(end && endErrors(values, end)), ...repeatErrors(values, end) };
}

function endErrors({ date = '', startTime = '' }: Values, end: string): Errors {
  const lasts = Date.parse(end) - Date.parse(momentAtSchool(date, startTime || undefined));
  return isPossibleLength(lasts) ? {} : { endDate: eventMessages.end };
}

function repeatErrors(values: Values, endDate: string): Errors {
  const { date = '', startTime = '' } = values;
  if (!values.repeat) return {};
  if (!date) return { date: eventMessages.date };
  const repeat = repeatOf(values);
  return repeat ? repeatFaults({ date: momentAtSchool(date, startTime || undefined), endDate }, repeat) : {};
}
