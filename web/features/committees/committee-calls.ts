import type { Committee } from '../../../contract/content/committees.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import type { RecordCalls } from '../../office/records/record-kind.ts';
import { committeeContent } from './form.ts';

const all = () => browserApi().admin.committees;
const one = () => all()[':id'];

export const committeeCalls: RecordCalls<Committee> = {
  one: (id) => unwrap(one().$get({ param: { id } })),
  add: (values) => savedBy(all().$post({ json: committeeContent(values) })),
  change: ({ id }, values, updatedAt) =>
    savedBy(one().$put({ param: { id: String(id) }, json: { ...committeeContent(values), updatedAt } })),
  remove: (id) => savedBy(one().$delete({ param: { id } })),
};
