import type { KeptFacts } from '../../../../contract/content/kept.ts';
import type { PageContent } from '../../../../contract/pages/page-content.ts';
import { textBatches } from '../../../lib/text/text-batches.ts';
import { presentNode } from '../pages.presenter.ts';
import type { PageKeptRow } from './page-content.queries.ts';
import type { viewContent } from './page-content.service.ts';

type Content = Awaited<ReturnType<typeof viewContent>>;

export function presentContent(found: Content): PageContent {
  const { page, kept, behind, startedFrom, content, blocks, shown } = found;
  const { redirects, linkedFrom, preview, pictureInfo } = found;
  const { id, path, parentId, title, hidden, draft, createdAt, updatedAt } = page;
  const beside = content.picture.split(',').filter(Boolean).length;
  return {
    node: presentNode({ id, path, parentId, title, hidden, draft, createdAt, updatedAt }),
    ...{ title: content.title, blocks, picture: content.picture, pictureInfo, shown },
    textBatches: Object.values(textBatches(content.pageText, beside)),
    kept: kept ? presentKept(kept, behind) : null,
    updatedAt: startedFrom.toISOString(),
    ...{ redirects, linkedFrom },
    preview: preview ? { expiresAt: preview.expiresAt.toISOString(), opened: preview.opened } : null,
  };
}

const presentKept = (kept: PageKeptRow, behind: boolean): KeptFacts => ({
  ...{ by: kept.saver?.name ?? null, at: kept.savedAt.toISOString(), problem: kept.problem },
  publishAt: kept.publishAt?.toISOString() ?? null,
  behind,
});
