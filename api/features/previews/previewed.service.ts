import type { z } from 'zod';
import type { previewed } from '../../../contract/content/previews.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../lib/errors.ts';
import { hashSecret } from '../../lib/tokens.ts';
import { shownEvent } from '../events/shown-event.ts';
import { shownGallery } from '../galleries/shown-gallery.ts';
import { shownPage } from '../pages/shown-page.ts';
import { shownProfile } from '../profiles/shown-profile.ts';
import { shownStory } from '../stories/shown-story.ts';
import { mayShow, mayShowPage } from './previews.policy.ts';
import { openPreview } from './previews.queries.ts';

type Previewed = z.infer<typeof previewed>;

/** What a preview link shows; a wrong, old or ended one shows nothing, as does that of somebody who lost the right to it. */
export async function openByKey(deps: Deps, key: string): Promise<Previewed> {
  const link = await openPreview(deps.db, hashSecret(key), deps.clock());
  if (!link) throw notFound();
  const { pageId, storyId, storyKind, eventId, profileId, galleryId, maker } = link;
  const until = link.expiresAt.toISOString();
  if (pageId !== null && mayShowPage(maker)) return { kind: 'page', until, ...(await shownPage(deps, pageId)) };
  if (storyId !== null && storyKind !== null) {
    const { ownerId, shown } = await shownStory(deps, storyKind, storyId);
    if (mayShow(maker, ownerId)) return { kind: storyKind, until, ...shown };
  }
  if (eventId !== null) {
    const { ownerId, shown } = await shownEvent(deps, eventId);
    if (mayShow(maker, ownerId)) return { kind: 'event', until, ...shown };
  }
  if (galleryId !== null) {
    const { ownerId, shown } = await shownGallery(deps, galleryId);
    if (mayShow(maker, ownerId)) return { kind: 'gallery', until, ...shown };
  }
  if (profileId !== null) {
    const { ownerId, shown } = await shownProfile(deps, profileId);
    if (mayShow(maker, ownerId)) return { kind: 'profile', until, ...shown };
  }
  throw notFound();
}
