import type { Notice } from '../../../contract/school/notices.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import type { RecordCalls } from '../../office/records/record-kind.ts';
import { noticeContent } from './form.ts';

const all = () => browserApi().admin.notices;
const one = () => all()[':id'];

/** For those that a notice closes. */
export const allCampuses = async () => (await unwrap(browserApi().admin.campuses.$get())).docs;

export const noticeCalls: RecordCalls<Notice> = {
  one: (id) => unwrap(one().$get({ param: { id } })),
  add: (values) => savedBy(all().$post({ json: noticeContent(values) })),
  change: ({ id }, values, updatedAt) =>
    savedBy(one().$put({ param: { id: String(id) }, json: { ...noticeContent(values), updatedAt } })),
  remove: (id, updatedAt) => savedBy(one().$delete({ param: { id }, query: { updatedAt } })),
};
