import { browserApi, unwrap } from '../../api-client.ts';
import type { SaidOfPictures } from '../../office/forms/edit/edit-fields.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import type { Values } from '../../ui/form/answer.ts';
import { pageContent, pageValues } from './form.ts';

/** What can be asked of the API about a page by those who write it. */
export const pageCalls = {
  edit: (id: string, values: Values, updatedAt: string | undefined, said: SaidOfPictures) =>
    savedBy(
      browserApi().pages.edit[':id'].$put({ param: { id }, json: { ...pageContent(values), ...said, updatedAt } }),
    ),
  version: async (id: string) => {
    const { page } = await unwrap(browserApi().pages.view[':id'].$get({ param: { id } }));
    return { values: pageValues(page), version: page.updatedAt };
  },
  /** The change that waits in the editor of its blocks. */
  kept: async (id: string) => (await unwrap(browserApi().admin.pages[':id'].content.$get({ param: { id } }))).kept,
};
