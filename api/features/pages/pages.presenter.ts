import type { Page } from '../../../contract/pages/pages.ts';
import type { CampusCard } from '../../../contract/school/campuses.ts';
import { textBatches } from '../../lib/text/text-batches.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { PageRow } from './pages.queries.ts';
import type { NodeRow } from './tree/page-tree.queries.ts';

export function presentPage(row: PageRow): Page {
  return {
    id: row.id,
    path: row.path,
    draft: row.draft,
    tag: row.tag,
    title: row.title,
    pageText: row.pageText,
    picture: row.pictures.map(({ name }) => name).join(','),
    pictureInfo: row.pictures,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a change would take to bring this version back. */
export function presentVersion(row: PageRow): Version {
  const { id, title, pageText, picture } = presentPage(row);
  return { kind: 'page', itemId: id, title, content: { title, pageText, picture, blocks: row.blocks } };
}

export function presentBatches(row: PageRow) {
  return textBatches(row.pageText, row.pictures.length);
}

export const presentNode = <T extends NodeRow>({ createdAt, updatedAt, ...node }: T) => ({
  ...node,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function presentCampusCard(card: CampusCard): CampusCard {
  const { id, name, slug, address, phone, email, hours, latitude, longitude, whatsapp, callNote } = card;
  const { directions, landmarks, times, firstClass, lastClass, head, headNote, routes, busNote } = card;
  return {
    ...{ id, name, slug, address, phone, email, hours, latitude, longitude, whatsapp, callNote },
    ...{ directions, landmarks, times, firstClass, lastClass, headNote, routes, busNote },
    head: head && { id: head.id, name: head.name, position: head.position, pictureInfo: head.pictureInfo },
  };
}
