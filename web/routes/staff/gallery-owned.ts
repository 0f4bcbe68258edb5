import { replace } from 'react-router';
import { adminRole, editorRole } from '../../../contract/roles.ts';
import { type ApiClient, unwrap } from '../../api-client.ts';
import { loadGuarded } from './load-guarded.ts';

/** Loads a gallery for an editor to whom it belongs, or for an administrator; others are told that they may not. */
export const loadOwnGallery = <T>(galleryOf: (api: ApiClient) => Promise<{ id: string; more: T }>) =>
  loadGuarded(editorRole, async (api, user) => {
    const { id, more } = await galleryOf(api);
    const { gallery } = await unwrap(api.galleries.view[':id'].$get({ param: { id } }));
    if (user.role < adminRole && gallery.UserId !== user.id) throw replace('/unauthorized');
    return { gallery, ...more };
  });
