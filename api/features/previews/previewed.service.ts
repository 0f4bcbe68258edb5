import type { z } from 'zod';
import type { previewed } from '../../../contract/content/previews.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../lib/errors.ts';
import { hashSecret } from '../../lib/security/tokens.ts';
import { findToSend } from '../documents/documents.service.ts';
import { shownDocument } from '../documents/preview/shown-document.ts';
import { shownEvent } from '../events/shown-event.ts';
import { shownGallery } from '../galleries/shown-gallery.ts';
import { shownPage } from '../pages/shown-page.ts';
import { shownProfile } from '../profiles/shown-profile.ts';
import { shownStory } from '../stories/shown-story.ts';
import { isVouchedFor } from './previews.policy.ts';
import { documentBehind, openPreview } from './previews.queries.ts';

type Previewed = z.infer<typeof previewed>;

/** What a preview link shows; a wrong, old or ended one shows nothing, as does that of somebody who lost the right to it. */
export async function openByKey(deps: Deps, key: string): Promise<Previewed> {
  const link = await openPreview(deps.db, hashSecret(key), deps.clock(), isVouchedFor);
  if (!link) throw notFound();
  const { pageId, storyId, storyKind, eventId, profileId, galleryId, documentId } = link;
  const until = link.expiresAt.toISOString();
  if (pageId !== null) return { kind: 'page', until, ...(await shownPage(deps, pageId)) };
  if (storyId !== null && storyKind !== null)
    return { kind: storyKind, until, ...(await shownStory(deps, storyKind, storyId)) };
  if (eventId !== null) return { kind: 'event', until, ...(await shownEvent(deps, eventId)) };
  if (galleryId !== null) return { kind: 'gallery', until, ...(await shownGallery(deps, galleryId)) };
  if (profileId !== null) return { kind: 'profile', until, ...(await shownProfile(deps, profileId)) };
  if (documentId !== null) return { kind: 'document', until, document: await shownDocument(deps, documentId) };
  throw notFound();
}

/** The file of the document that a preview link shows. */
export async function openFileByKey(deps: Deps, key: string) {
  const id = await documentBehind(deps.db, hashSecret(key), deps.clock(), isVouchedFor);
  if (id === undefined) throw notFound();
  return findToSend(deps, id, { drafts: true });
}
