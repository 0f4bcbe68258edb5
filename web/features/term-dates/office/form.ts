import {
  type TermDate,
  type TermDateKind,
  termDateFields,
  termDateKinds,
  termDateMessages,
} from '../../../../contract/school/term-dates.ts';
import { contentOf, quietly, valuesOf } from '../../../office/forms/describe-values.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { Errors, FormFields } from '../../../ui/form/describe.ts';
import { termDateKindWords } from '../term-date-words.ts';

const { kind, name, firstDay, lastDay, campusId, note } = termDateFields;

export const termDateForm = quietly({
  kind: {
    ...{ rule: kind, label: 'What it is' },
    options: termDateKinds.map((value) => ({ value, label: termDateKindWords[value] })),
  },
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off', hint: 'Such as Term I or Women’s Day' },
  firstDay: { rule: firstDay, label: 'First day', needed: 'the first day', type: 'date' },
  lastDay: { rule: lastDay, label: 'Last day', type: 'date', optional: 'empty for one day' },
  campusId: { rule: campusId, label: 'Where' },
  note: {
    ...{ rule: note, label: 'Note', optional: 'optional', autoComplete: 'off' },
    hint: 'Times, or who is meant: 10:00 to 16:00',
  },
} satisfies FormFields);

/** What is written of a date, and what its versions keep. */
export type TermDateContent = Pick<TermDate, 'kind' | 'name' | 'firstDay' | 'lastDay' | 'campusId' | 'note'>;

/** What stands in the form: of a date, or of a new one. */
export const termDateValues = (date: TermDateContent | null): Values =>
  valuesOf(
    termDateForm,
    date ? { ...date, lastDay: date.lastDay === date.firstDay ? '' : date.lastDay } : { kind: 'term' },
  );

/** What the API takes. */
export function termDateContent(values: Values) {
  const { kind, campusId, lastDay, ...content } = contentOf(termDateForm, values);
  return {
    ...content,
    kind: kind as TermDateKind,
    lastDay: lastDay || content.firstDay,
    campusId: campusId ? Number(campusId) : null,
  };
}

/** What no field can say alone. */
export const termDateErrors = ({ firstDay = '', lastDay = '' }: Values): Errors =>
  lastDay && lastDay < firstDay ? { lastDay: termDateMessages.order } : {};
