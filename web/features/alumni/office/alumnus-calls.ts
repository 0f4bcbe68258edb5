import { browserApi, unwrap } from '../../../api-client.ts';
import type { SaidOfPictures } from '../../../office/forms/edit/edit-fields.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { alumnusContent, alumnusValues } from '../form.ts';

const param = (id: number) => ({ param: { id: String(id) } });

type Known = { id: number; updatedAt: string };

/** With the rules of the list, for one. */
async function act(action: 'publish' | 'unpublish', { id, updatedAt }: Known): Promise<SaveResult<Known>> {
  const json = { action, items: [{ id, updatedAt }] };
  const answer = await savedBy(browserApi().lists[':kind'].act.$post({ param: { kind: 'alumnus' }, json }));
  if (answer.kind !== 'saved') return answer;
  const [refused] = answer.thing.refused;
  if (refused) return { kind: 'refused', fields: {}, message: refused.reason };
  return { kind: 'saved', thing: { id, updatedAt: answer.thing.done[0]?.updatedAt ?? updatedAt } };
}

/** What can be asked of the API about an alumnus by administrators. */
export const alumnusCalls = {
  edit: (id: number, values: Values, updatedAt: string | undefined, said: SaidOfPictures) =>
    savedBy(
      browserApi().alum.edit[':id'].$put({ ...param(id), json: { ...alumnusContent(values), ...said, updatedAt } }),
    ),
  remove: (id: number) => savedBy(browserApi().alum.delete[':id'].$delete(param(id))),
  unpublish: (alumnus: Known) => act('unpublish', alumnus),
  publishAgain: (alumnus: Known) => act('publish', alumnus),
  version: async (id: number) => {
    const now = await unwrap(browserApi().alum.view[':id'].$get(param(id)));
    return { values: alumnusValues(now), version: now.updatedAt };
  },
};
