import { replace } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { type ApiClient, unwrap } from '../../../api-client.ts';
import type { User } from '../../../session/load-guarded.ts';

/** A gallery for an editor to whom it belongs, or for an administrator; others are told that they may not. */
export const ownGallery =
  <T>(galleryOf: (api: ApiClient) => Promise<{ id: string; more: T }>) =>
  async (api: ApiClient, user: User) => {
    const { id, more } = await galleryOf(api);
    const { gallery } = await unwrap(api.galleries.view[':id'].$get({ param: { id } }));
    if (user.role < adminRole && gallery.UserId !== user.id) throw replace('/unauthorized');
    return { gallery, ...more };
  };
