import { type Context, Hono } from 'hono';
import { id } from '../../../contract/common/fields.ts';
import { documentMediaTypes } from '../../../contract/media/documents.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { requireAccess } from '../../middleware/require.ts';
import { seesDrafts } from './documents.policy.ts';
import type { DocumentRow } from './documents.queries.ts';
import { openDocument } from './documents.service.ts';

/** Documents at `/documents/{id}`: always as a download, never shown by the browser as a page of this site. */
export const documentFiles = (deps: Deps) =>
  new Hono<ApiEnv>().get('/:id', requireAccess(anyone), async (c) => {
    const number = id.safeParse(c.req.param('id'));
    if (!number.success) throw notFound('There is no such document.');
    const { row, content } = await openDocument(deps, number.data, {
      counts: c.req.method === 'GET',
      drafts: seesDrafts(c.var.actor),
    });
    // The next one at this address may be another, and each download is counted.
    c.header('Cache-Control', row.draft ? 'private, no-store' : 'private, no-cache');
    sendAsFile(c, row);
    return c.body(new Uint8Array(content));
  });

export function sendAsFile(c: Context, { type, name }: Pick<DocumentRow, 'type' | 'name'>): void {
  c.header('Content-Type', documentMediaTypes[type]);
  c.header('Content-Disposition', `attachment; filename="${name}.${type}"`);
}
