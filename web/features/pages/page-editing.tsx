import type { Page } from '../../../contract/pages/pages.ts';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { pageValues } from './form.ts';
import { pageCalls } from './page-calls.ts';
import { PageForm } from './page-form.tsx';

/** A content page in place of which its form stands. */
export default function PageEditing({ page }: { page: Page }) {
  const path = `/${page.path}`;
  return (
    <PageForm
      key={page.id}
      page={page}
      save={(values, updatedAt, said) => pageCalls.edit(page.id, values, updatedAt, said)}
      reload={() => pageCalls.version(page.id)}
      done={({ updatedAt }) => ({ to: path, version: updatedAt, text: 'Page Edited' })}
      cancelTo={path}
      aside={<HistoryPanel kind="page" id={page.id} toValues={pageValues} />}
    />
  );
}
