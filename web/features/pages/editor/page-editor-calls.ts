import type { Block } from '../../../../contract/pages/blocks.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

const page = () => browserApi().admin.pages[':id'];

type Content = {
  title: string;
  blocks: Block[];
  picture: string;
  pictureWords: { name: string; alt: string }[];
  publish: boolean;
  publishAt?: string;
  updatedAt: string | undefined;
};

/** What can be asked of the API about the content of a page by those who write it. */
export const pageEditorCalls = {
  load: (id: string) => unwrap(page().content.$get({ param: { id } })),
  save: (id: string, { pictureWords, updatedAt, ...json }: Content) =>
    savedBy(
      page().content.$put({
        param: { id },
        json: { ...json, ...(updatedAt && { updatedAt }), ...(pictureWords.length > 0 && { pictureWords }) },
      }),
    ),
  dropKept: (id: string) => savedBy(page().kept.$delete({ param: { id } })),
  makePreview: (id: string) => savedBy(page().preview.$post({ param: { id } })),
  endPreview: (id: string) => savedBy(page().preview.$delete({ param: { id } })),
};
