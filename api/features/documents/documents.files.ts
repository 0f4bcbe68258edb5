import { Hono } from 'hono';
import { id } from '../../../contract/common/fields.ts';
import { documentMediaTypes } from '../../../contract/media/documents.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { requireAccess } from '../../middleware/require.ts';
import { openDocument } from './documents.service.ts';

/** Documents at `/documents/{id}`: always as a download, never shown by the browser as a page of this site. */
export const documentFiles = (deps: Deps) =>
  new Hono<ApiEnv>().get('/:id', requireAccess(anyone), async (c) => {
    const number = id.safeParse(c.req.param('id'));
    if (!number.success) throw notFound('There is no such document.');
    const { row, content } = await openDocument(deps, number.data, c.req.method === 'GET');
    // The next one at this address may be another, and each download is counted.
    c.header('Cache-Control', 'private, no-cache');
    c.header('Content-Type', documentMediaTypes[row.type]);
    c.header('Content-Disposition', `attachment; filename="${row.name}.${row.type}"`);
    return c.body(new Uint8Array(content));
  });
