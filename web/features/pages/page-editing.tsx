import type { Page } from '../../../contract/pages.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { PageForm } from './page-form.tsx';
import { pageContent, pageValues } from './page-values.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { HistoryPanel } from '../../office/history/history-panel.tsx';

/** A content page in place of which its form stands. */
export default function PageEditing({ page }: { page: Page }) {
  const path = `/${page.id}`;
  const param = { id: page.id };
  return (
    <PageForm
      key={page.id}
      page={page}
      save={(values, updatedAt, said) =>
        savedBy(browserApi().pages.edit[':id'].$put({ param, json: { ...pageContent(values), ...said, updatedAt } }))
      }
      reload={async () => {
        const { page: now } = await unwrap(browserApi().pages.view[':id'].$get({ param }));
        return { values: pageValues(now), version: now.updatedAt };
      }}
      done={() => ({ to: path, text: 'Page Edited' })}
      cancelTo={path}
      aside={<HistoryPanel kind="page" id={page.id} toValues={pageValues} />}
    />
  );
}
