import type { OrderChange } from '../../../../contract/common/ordering.ts';
import type { Profile, ProfileGroup } from '../../../../contract/content/profiles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import type { SaidOfPictures } from '../../../office/forms/edit/edit-fields.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import type { profileContent } from '../form.ts';
import { loadMates } from '../loads/mates.ts';

const param = (id: number) => ({ param: { id: String(id) } });

export const saveStaffOrder = (group: ProfileGroup, json: OrderChange) =>
  savedBy(
    browserApi().admin['staff-order'][':group'].$put({ param: { group: String(group) as `${ProfileGroup}` }, json }),
  );

type Content = ReturnType<typeof profileContent> & SaidOfPictures;

/** What can be asked of the API about a profile by those who write it. */
export const profileCalls = {
  add: (json: Content) => savedBy(browserApi().profiles.add.$post({ json })),
  edit: (id: number, json: Content & { updatedAt: string | undefined; kept?: string }) =>
    savedBy(browserApi().profiles.edit[':id'].$put({ ...param(id), json })),
  remove: (id: number) => savedBy(browserApi().profiles.delete[':id'].$delete(param(id))),
  view: (id: number) => unwrap(browserApi().profiles.view[':id'].$get(param(id))),
  mates: (profile: Pick<Profile, 'id' | 'tag'>) => loadMates(browserApi(), profile),
};
