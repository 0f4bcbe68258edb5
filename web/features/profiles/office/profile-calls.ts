import type { OrderChange } from '../../../../contract/ordering.ts';
import type { ProfileGroup } from '../../../../contract/profiles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import type { SaidOfPictures } from '../../../office/forms/edit/edit-fields.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { profileContent, profileValues } from '../form.ts';

const param = (id: number) => ({ param: { id: String(id) } });

export const saveStaffOrder = (group: ProfileGroup, json: OrderChange) =>
  savedBy(
    browserApi().admin['staff-order'][':group'].$put({ param: { group: String(group) as `${ProfileGroup}` }, json }),
  );

/** What can be asked of the API about a profile by those who write it. */
export const profileCalls = {
  add: (values: Values, said: SaidOfPictures) =>
    savedBy(browserApi().profiles.add.$post({ json: { ...profileContent(values), ...said } })),
  edit: (id: number, values: Values, updatedAt: string | undefined, said: SaidOfPictures) =>
    savedBy(
      browserApi().profiles.edit[':id'].$put({ ...param(id), json: { ...profileContent(values), ...said, updatedAt } }),
    ),
  remove: (id: number) => savedBy(browserApi().profiles.delete[':id'].$delete(param(id))),
  version: async (id: number) => {
    const now = await unwrap(browserApi().profiles.view[':id'].$get(param(id)));
    return { values: profileValues(now), version: now.updatedAt };
  },
};
