import type { Campus } from '../../../contract/campuses.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import type { RecordCalls } from '../../office/records/record-kind.ts';
import { campusContent } from './form.ts';

const all = () => browserApi().admin.campuses;
const one = () => all()[':id'];

export const campusCalls: RecordCalls<Campus> = {
  one: (id) => unwrap(one().$get({ param: { id } })),
  add: (values, said) => savedBy(all().$post({ json: { ...campusContent(values), ...said } })),
  change: ({ id }, values, updatedAt, said) =>
    savedBy(one().$put({ param: { id: String(id) }, json: { ...campusContent(values), ...said, updatedAt } })),
  remove: (id) => savedBy(one().$delete({ param: { id } })),
};

export const saveOrder = (ids: number[]) => savedBy(browserApi().admin['campuses-order'].$put({ json: { ids } }));

/** The pages that a campus may lead to: a draft has no readers yet. */
export async function readablePages(): Promise<{ value: string; label: string }[]> {
  const { pages } = await unwrap(browserApi().admin.pages.$get());
  const now = new Date().toISOString();
  return pages
    .filter(({ draft, createdAt }) => !draft && createdAt <= now)
    .map(({ id, title, path }) => ({ value: id, label: `${title} (/${path})` }));
}
