import type { Profile } from '../../../../contract/content/profiles.ts';
import { type ApiClient, unwrap } from '../../../api-client.ts';
import type { Person } from '../profile-groups.ts';

const matesShown = 4;

/** Others of the same group, who stand below a profile. */
export async function loadMates(api: ApiClient, { id, tag }: Pick<Profile, 'id' | 'tag'>): Promise<Person[]> {
  const { docs } = await unwrap(api.profiles[':group'].$get({ param: { group: String(tag) }, query: {} }));
  return docs
    .filter((other) => other.id !== id)
    .slice(0, matesShown)
    .map(({ id, name, position, pictureInfo }) => ({ id, name, position, pictureInfo, extract: '' }));
}
