import type { TermDate } from '../../../../contract/school/term-dates.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import type { RecordCalls } from '../../../office/records/record-kind.ts';
import { termDateContent } from './form.ts';

const all = () => browserApi().admin['term-dates'];
const one = () => all()[':id'];

export const termDateCalls: RecordCalls<TermDate> = {
  one: (id) => unwrap(one().$get({ param: { id } })),
  add: (values) => savedBy(all().$post({ json: termDateContent(values) })),
  change: ({ id }, values, updatedAt) =>
    savedBy(one().$put({ param: { id: String(id) }, json: { ...termDateContent(values), updatedAt } })),
  remove: (id, updatedAt) => savedBy(one().$delete({ param: { id }, query: { updatedAt } })),
};

export const copyYear = (from: number, to: number) =>
  savedBy(browserApi().admin['term-dates-copy'].$post({ json: { from, to } }));

export const addHolidays = (year: number) =>
  savedBy(browserApi().admin['term-dates-holidays'].$post({ json: { year } }));

/** Of a year, as readers see them. */
export const publicDates = (year: string | undefined) =>
  unwrap(browserApi()['term-dates'].$get({ query: year === undefined ? {} : { year } }));
