import { momentAtSchool, schoolDay, schoolTime } from '../../../contract/common/school-time.ts';
import { noticeFields, noticeMessages, pathsIn } from '../../../contract/school/notices.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import { moment } from '../../office/words/moment.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { Errors, FormFields } from '../../ui/form/describe.ts';

const { name, text, urgent, beginsAt, endsAt, paths, closedCampuses } = noticeFields;

/** What stands in a field for a day and a time is by the clock at the school. */
const sentMoment = (typed = ''): string => typed && momentAtSchool(typed.slice(0, 10), typed.slice(11, 16));
const typedMoment = (iso: string): string => `${schoolDay(iso)}T${schoolTime(iso)}`;
const momentField = (field: string) => ({
  type: 'datetime-local',
  read: (values: Values) => sentMoment(values[field]),
  show: (values: Values) => (values[field] ? moment(sentMoment(values[field])) : ''),
});

export const noticeForm = quietly({
  name: {
    rule: name,
    label: 'Headline',
    needed: 'a headline',
    autoComplete: 'off',
    hint: 'Such as: No school on Friday',
  },
  text: { rule: text, label: 'More about it', optional: 'optional', rows: 3 },
  urgent: { rule: urgent, label: 'Urgent', show: ({ urgent }) => (urgent === 'on' ? 'Yes' : 'No') },
  beginsAt: { rule: beginsAt, label: 'Shown from', needed: 'when it begins', ...momentField('beginsAt') },
  endsAt: { rule: endsAt, label: 'Shown until', ...momentField('endsAt') },
  paths: {
    ...{ rule: paths, label: 'Only on these pages', optional: 'all pages if empty', rows: 3 },
    hint: 'One address in each line, such as /visit. Pages below it show it too.',
  },
  closedCampuses: {
    ...{ rule: closedCampuses, label: 'Closed meanwhile' },
    show: ({ closedCampuses }) => `${idsIn(closedCampuses).length} of the campuses`,
  },
} satisfies FormFields);

const idsIn = (text = '') => text.split(',').filter(Boolean).map(Number);

/** What is written of a notice, and what its versions keep. */
export type NoticeContent = Record<string, unknown> & { beginsAt: string; endsAt: string | null; paths: string[] };

const oneDay = 24 * 60 * 60 * 1000;

/** When school is over: today, or tomorrow for what is written in the evening. */
function nextEvening(now: Date): string {
  const today = `${schoolDay(now.toISOString())}T18:00`;
  const isOver = typedMoment(now.toISOString()) >= today;
  return isOver ? `${schoolDay(new Date(now.getTime() + oneDay).toISOString())}T18:00` : today;
}

/** What stands in the form: of a notice, or of a new one, which begins now and is over when school is. */
export function noticeValues(notice: NoticeContent | null, now = new Date()): Values {
  if (!notice)
    return {
      ...valuesOf(noticeForm, { urgent: false }),
      beginsAt: typedMoment(now.toISOString()),
      endsAt: nextEvening(now),
    };
  const { beginsAt, endsAt, paths, ...rest } = notice;
  return {
    ...valuesOf(noticeForm, rest),
    beginsAt: typedMoment(beginsAt),
    endsAt: endsAt ? typedMoment(endsAt) : '',
    paths: paths.join('\n'),
  };
}

/** What the API takes. */
export function noticeContent(values: Values) {
  const { endsAt, ...content } = contentOf(noticeForm, values);
  // What is not urgent closes nothing, whatever was ticked before.
  const closedCampuses = content.urgent ? idsIn(values.closedCampuses) : [];
  return { ...content, endsAt: endsAt || null, paths: pathsIn(values.paths ?? ''), closedCampuses };
}

/** What no field can say alone. */
export function noticeErrors({ urgent, beginsAt = '', endsAt = '' }: Values): Errors {
  if (urgent === 'on' && !endsAt) return { endsAt: noticeMessages.urgentEnd };
  return endsAt && sentMoment(endsAt) <= sentMoment(beginsAt) ? { endsAt: noticeMessages.order } : {};
}
