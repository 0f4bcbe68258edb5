import { browserApi, unwrap } from '../../../api-client.ts';
import type { SaidOfPictures } from '../../../office/forms/edit/edit-fields.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { alumnusContent, alumnusValues } from '../form.ts';

const param = (id: number) => ({ param: { id: String(id) } });

/** What can be asked of the API about an alumnus by administrators. */
export const alumnusCalls = {
  edit: (id: number, values: Values, updatedAt: string | undefined, said: SaidOfPictures) =>
    savedBy(
      browserApi().alum.edit[':id'].$put({ ...param(id), json: { ...alumnusContent(values), ...said, updatedAt } }),
    ),
  remove: (id: number) => savedBy(browserApi().alum.delete[':id'].$delete(param(id))),
  version: async (id: number) => {
    const now = await unwrap(browserApi().alum.view[':id'].$get(param(id)));
    return { values: alumnusValues(now), version: now.updatedAt };
  },
};
