import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../forms/save-result.ts';

const link = () => browserApi().previews[':kind'][':id'];
const param = (kind: PublishedKind, id: number) => ({ kind, id: String(id) });

/** What can be asked of the API about what readers do not see yet. */
export const previewCalls = {
  state: async (kind: PublishedKind, id: number) => (await unwrap(link().$get({ param: param(kind, id) }))).preview,
  make: (kind: PublishedKind, id: number) => savedBy(link().$post({ param: param(kind, id) })),
  end: (kind: PublishedKind, id: number) => savedBy(link().$delete({ param: param(kind, id) })),
  /** A text as it would be shown once it is saved. */
  text: (text: string, picture: string) => unwrap(browserApi().previews.text.$post({ json: { text, picture } })),
};
