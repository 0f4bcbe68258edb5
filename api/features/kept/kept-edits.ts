import type { z } from 'zod';
import { eventEdit } from '../../../contract/content/events.ts';
import { galleryEdit } from '../../../contract/content/galleries.ts';
import { keptMessages } from '../../../contract/content/kept.ts';
import { profileEdit } from '../../../contract/content/profiles.ts';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { articleEdit, newsEdit } from '../../../contract/content/stories.ts';
import { ApiError, invalidBy } from '../../lib/errors.ts';

const edits: Record<PublishedKind, z.ZodType> = {
  ...{ news: newsEdit, article: articleEdit, event: eventEdit, profile: profileEdit, gallery: galleryEdit },
};

/** Also of what came as a draft: readers will see it, and when its moment comes nobody is there to be asked. */
export function requireComplete(kind: PublishedKind, content: object): void {
  const { error } = edits[kind].safeParse(content);
  if (error) throw invalidBy(error.issues);
}

/** What waits, as the save that it once came as. What a version before us has kept may not be complete. */
export function readKept<S extends z.ZodType>(edit: S, content: object): z.output<S> {
  const { data, error } = edit.safeParse(content);
  if (error) throw new ApiError('conflict', keptMessages.unreadable);
  return data;
}
