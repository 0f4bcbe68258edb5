import type { z } from 'zod';
import type { Story, StoryKind, storyCard } from '../../../contract/content/stories.ts';
import { textBatches } from '../../lib/text/text-batches.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { StoryCardRow, StoryRow } from './stories.queries.ts';

export function presentCard(row: StoryCardRow): z.infer<typeof storyCard> {
  return { ...shared(row), detail: row.extract };
}

export function presentStory(row: StoryRow): Story {
  const { detail, draft, authorPicture, updatedAt } = row;
  return { ...shared(row), authorPicture, detail, draft, updatedAt: updatedAt.toISOString() };
}

/** What a change would take to bring this version back. */
export function presentVersion(kind: StoryKind, row: StoryRow): Version {
  const { title, detail, picture, category, draft, createdAt } = presentStory(row);
  return { kind, itemId: row.id, title, content: { title, detail, picture, category, draft, createdAt } };
}

export function presentBatches(row: StoryRow) {
  return textBatches(row.detail, row.pictures.length);
}

function shared(row: StoryCardRow) {
  return {
    id: row.id,
    title: row.title,
    picture: row.pictures.map(({ name }) => name).join(','),
    pictureInfo: row.pictures,
    category: row.category,
    userId: row.authorId,
    author: row.author,
    createdAt: row.createdAt.toISOString(),
  };
}
