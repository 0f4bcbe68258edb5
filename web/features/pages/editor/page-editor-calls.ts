import type { Block } from '../../../../contract/blocks.ts';
import { browserApi } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

const page = () => browserApi().admin.pages[':id'];

type Content = {
  title: string;
  blocks: Block[];
  picture: string;
  pictureWords: { name: string; alt: string }[];
  publish: boolean;
  publishAt?: string;
  updatedAt: string;
};

/** What can be asked of the API about the content of a page by those who write it. */
export const pageEditorCalls = {
  save: (id: string, { pictureWords, ...json }: Content) =>
    savedBy(
      page().content.$put({
        param: { id },
        json: { ...json, ...(pictureWords.length > 0 && { pictureWords }) },
      }),
    ),
  dropKept: (id: string) => savedBy(page().kept.$delete({ param: { id } })),
  makePreview: (id: string) => savedBy(page().preview.$post({ param: { id } })),
  endPreview: (id: string) => savedBy(page().preview.$delete({ param: { id } })),
};
