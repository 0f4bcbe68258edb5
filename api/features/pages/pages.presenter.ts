import type { Page } from '../../../contract/pages.ts';
import { textBatches } from '../../lib/text-batches.ts';
import type { PageRow } from './pages.queries.ts';

export function presentPage(row: PageRow): Page {
  return {
    id: row.id,
    tag: row.tag,
    title: row.title,
    pageText: row.pageText,
    picture: row.pictures.map(({ name }) => name).join(','),
    pictureInfo: row.pictures,
  };
}

export function presentBatches(row: PageRow) {
  return textBatches(row.pageText, row.pictures.length);
}
