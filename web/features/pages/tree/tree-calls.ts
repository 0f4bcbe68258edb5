import type { PageMove } from '../../../../contract/pages/page-tree.ts';
import { browserApi } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

const one = () => browserApi().admin.pages[':id'];

/** What can be asked of the API about where pages stand. */
export const treeCalls = {
  add: (json: { title: string; slug: string; parentId: string | null; copyOf?: string }) =>
    savedBy(browserApi().admin.pages.$post({ json })),
  move: (id: string, json: PageMove) => savedBy(one().place.$put({ param: { id }, json })),
  show: (id: string, hidden: boolean) => savedBy(one().shown.$put({ param: { id }, json: { hidden } })),
  remove: (id: string) => savedBy(one().$delete({ param: { id } })),
};
