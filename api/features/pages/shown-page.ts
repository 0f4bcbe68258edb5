import type { Deps } from '../../deps.ts';
import { pageWithKept } from './content/page-content.service.ts';
import { presentBatches, presentPage } from './pages.presenter.ts';
import { showBlocks } from './shown-blocks.ts';

/** A page as its address will show it once what is kept of it is published. */
export async function shownPage({ db, clock }: Deps, id: string) {
  const page = await pageWithKept(db, id);
  const blocks = await showBlocks(db, clock(), page, page.pictureWords);
  return { page: presentPage(page), ...presentBatches(page), blocks };
}
