import type { OrderChange } from '../../../contract/common/ordering.ts';
import type { Campus, CampusCard } from '../../../contract/school/campuses.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import type { RecordCalls } from '../../office/records/record-kind.ts';
import { campusContent } from './form.ts';
import type { LateOption } from './late-choice.tsx';

const all = () => browserApi().admin.campuses;
const one = () => all()[':id'];

export const campusCalls: RecordCalls<Campus> = {
  one: (id) => unwrap(one().$get({ param: { id } })),
  add: (values, said) => savedBy(all().$post({ json: { ...campusContent(values), ...said } })),
  change: ({ id }, values, updatedAt, said) =>
    savedBy(one().$put({ param: { id: String(id) }, json: { ...campusContent(values), ...said, updatedAt } })),
  remove: (id, updatedAt) => savedBy(one().$delete({ param: { id }, query: { updatedAt } })),
};

export const saveOrder = (json: OrderChange) => savedBy(browserApi().admin['campuses-order'].$put({ json }));

/** The pages that a campus may lead to. A draft has no readers yet: it can stay chosen, but not become so. */
export async function pageChoices(): Promise<LateOption[]> {
  const { pages } = await unwrap(browserApi().admin.pages.$get());
  const now = new Date().toISOString();
  return pages.map(({ id, title, path, draft, createdAt }) =>
    draft || createdAt > now
      ? { value: id, label: `${title} (draft: publish it, and it is in the menu)`, keepOnly: true }
      : { value: id, label: `${title} (/${path})` },
  );
}

/** Everybody who may be shown as the head of a campus, management first. */
export async function staffProfiles(): Promise<{ value: string; label: string }[]> {
  const pageOf = (group: '20' | '30', page: number) =>
    unwrap(browserApi().profiles[':group'].$get({ param: { group }, query: { page: String(page) } }));
  const groups = (['20', '30'] as const).map(async (group) => {
    const first = await pageOf(group, 1);
    const others = Array.from({ length: first.pages - 1 }, (_, place) => pageOf(group, place + 2));
    return [first, ...(await Promise.all(others))].flatMap(({ docs }) => docs);
  });
  return (await Promise.all(groups))
    .flat()
    .map(({ id, name, position }) => ({ value: String(id), label: `${name}, ${position}` }));
}

/** Who leads it, as readers are shown them; none where nobody is chosen. */
export async function headOf(profile: string): Promise<CampusCard['head']> {
  if (profile === '') return null;
  const found = await unwrap(browserApi().profiles.view[':id'].$get({ param: { id: profile } }));
  const { id, name, position, pictureInfo } = found;
  return { id, name, position, pictureInfo: pictureInfo[0] ?? null };
}
