import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../forms/save-result.ts';

const param = (kind: PublishedKind, id: number) => ({ kind, id: String(id) });

/** A change that is kept beside something public. */
export const keptCalls = {
  view: async (kind: PublishedKind, id: number) =>
    (await unwrap(browserApi().kept[':kind'][':id'].$get({ param: param(kind, id) }))).kept,
  giveUp: (kind: PublishedKind, id: number) =>
    savedBy(browserApi().kept[':kind'][':id'].$delete({ param: param(kind, id) })),
};
