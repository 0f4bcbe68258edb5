import type { KeptKind, VersionKind } from '../../../../contract/common/history.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { savedBy } from '../save-result.ts';

export const restoreFromTrash = (kind: KeptKind, id: number | string) =>
  savedBy(browserApi().trash[':kind'][':id'].restore.$post({ param: { kind, id: String(id) } }));

export const listRevisions = async (kind: VersionKind, id: string) =>
  (await unwrap(browserApi().revisions[':kind'][':id'].$get({ param: { kind, id } }))).docs;

export const viewRevision = (kind: VersionKind, id: string, revision: number) =>
  unwrap(browserApi().revisions[':kind'][':id'][':revision'].$get({ param: { kind, id, revision: String(revision) } }));

export const loadConsents = async (names: string) =>
  (await unwrap(browserApi().consent.$get({ query: { names } }))).docs;
