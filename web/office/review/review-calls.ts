import type { ReviewedKind } from '../../../contract/content/publishing.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../forms/save-result.ts';

export type Draft = { kind: ReviewedKind; id: number };

const param = ({ kind, id }: Draft) => ({ kind, id: String(id) });
const one = () => browserApi().desk[':kind'][':id'];

/** Where a draft stands, and what becomes of it. */
export const reviewCalls = {
  view: (draft: Draft) => unwrap(one().$get({ param: param(draft) })),
  takeBack: (draft: Draft) => savedBy(one().$delete({ param: param(draft) })),
  publish: (draft: Draft, updatedAt: string) =>
    savedBy(one().publish.$post({ param: param(draft), json: { updatedAt } })),
  sendBack: (draft: Draft, updatedAt: string, word: string) =>
    savedBy(one().return.$post({ param: param(draft), json: { updatedAt, word } })),
};
