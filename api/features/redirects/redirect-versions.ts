import type { Changed } from '../revisions/revisions.service.ts';
import type { Led } from './redirects.queries.ts';

export const kind = 'redirect' as const;

/** What is kept of it is where it led, as a change would be told. */
const versionOf = ({ id, path }: Pick<Led, 'id' | 'path'>, to: string) => ({
  ...{ kind, itemId: id, title: `/${path}` },
  content: { to },
});

/** Where there is no history yet, the row itself says who made it and when. */
export const changeOf = (before: Led, to: string): Changed => ({
  before: { ...versionOf(before, before.to), savedBy: before.createdBy, savedAt: before.createdAt },
  after: versionOf(before, to),
});

export const saysNow =
  (to: string) =>
  (content: Record<string, unknown>): boolean =>
    content.to === to;
