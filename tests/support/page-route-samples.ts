import { randomUUID } from 'node:crypto';
import { documents } from '../../api/db/tables/documents.ts';
import { keptChanges } from '../../api/db/tables/kept.ts';
import { pageDrafts, pages, redirects } from '../../api/db/tables/pages.ts';
import { previews } from '../../api/db/tables/previews.ts';
import { siteDrafts, sitePreviews } from '../../api/db/tables/settings.ts';
import { makeSecret } from '../../api/lib/security/tokens.ts';
import { defaultFooter, defaultMenu } from '../../contract/site/site-defaults.ts';
import type { TestApi } from './api.ts';
import { documentForm, pdfBytes } from './document-files.ts';
import type { Person } from './factory.ts';
import { formOf } from './form-of.ts';
import { routeThings, type Sample } from './route-things.ts';

/** For every route of pages and redirects a request that is right in all but perhaps the sender. */
export function pageRouteSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const { db, tomorrow, nothing, page } = routeThings(api);
  const redirect = async () => {
    const row = { path: `old-${randomUUID()}`, target: '/news', cause: 'by hand' as const };
    const [made] = await db.insert(redirects).values(row).returning();
    if (!made) throw new Error('no redirect');
    return made;
  };
  const keptPage = async () => {
    const sample = await page();
    const kept = { pageId: sample.params.id, title: 'T', pageText: '', blocks: [], picture: '', savedAt: new Date() };
    await db.insert(pageDrafts).values(kept).onConflictDoNothing();
    return { params: sample.params };
  };
  // Its id stays taken while it lies in the trash.
  const freshPage = async () => {
    const id = randomUUID();
    await db.insert(pages).values({ id, path: id, tag: id, title: 'T', pageText: '' });
    return { params: { id } };
  };
  const opened = async (owner: Person) => {
    const { secret, hash } = makeSecret();
    const { id: storyId } = await api.make.story({ kind: 'news', authorId: owner.id });
    await db.insert(previews).values({ tokenHash: hash, storyId, createdBy: owner.id, expiresAt: tomorrow() });
    return { query: `?key=${secret}` };
  };
  const previewed = async (owner: Person) => ({
    params: { kind: 'event', id: (await api.make.event({ authorId: owner.id })).id },
  });
  const keptEvent = async (owner: Person) => {
    const sample = await previewed(owner);
    const kept = { kind: 'event' as const, eventId: sample.params.id, content: { title: 'T', date: '2030-01-02' } };
    await db.insert(keptChanges).values({ ...kept, basedOn: new Date(), savedAt: new Date() });
    return sample;
  };
  const sitePart = async () => ({ params: { part: 'menu' } });
  const keptPart = async () => {
    const content = { menu: defaultMenu, footer: defaultFooter };
    await db.insert(siteDrafts).values({ part: 'menu', content, savedAt: new Date() }).onConflictDoNothing();
    return sitePart();
  };
  const openedPart = async () => {
    const { secret, hash } = makeSecret();
    const { id: createdBy } = await api.make.person(4);
    await db.insert(sitePreviews).values({ tokenHash: hash, part: 'menu', createdBy, expiresAt: tomorrow() });
    return { query: `?key=${secret}` };
  };
  const document = async () => {
    const file = `${randomUUID()}.pdf`;
    const values = { title: 'T', topic: 'Fees', name: 't', type: 'pdf' as const, bytes: 1, file };
    const [row] = await db.insert(documents).values(values).returning();
    return { params: { id: row?.id ?? 0 } };
  };
  const openedFile = async () => {
    const { secret, hash } = makeSecret();
    const file = `${randomUUID()}.pdf`;
    await api.deps.storage.put(`documents/${file}`, pdfBytes());
    const values = { title: 'T', topic: 'Fees', name: 't', type: 'pdf' as const, bytes: 1, file, draft: true };
    const [row] = await db.insert(documents).values(values).returning();
    const { id: createdBy } = await api.make.person(4);
    const link = { tokenHash: hash, documentId: row?.id ?? null, createdBy, expiresAt: tomorrow() };
    await db.insert(previews).values(link);
    return { query: `?key=${secret}` };
  };
  const chosenDocument = async () => {
    const { params } = await document();
    const items = [{ id: params.id, updatedAt: new Date().toISOString() }];
    return { json: { action: 'topic', topic: 'Letters', items } };
  };
  return {
    'GET /api/documents': nothing,
    'POST /api/admin/documents-act': chosenDocument,
    'GET /api/admin/documents': nothing,
    'GET /api/admin/documents-options': nothing,
    'POST /api/admin/documents': async () => ({
      form: documentForm(pdfBytes(), 'a.pdf', { title: 'T', topic: 'Fees' }),
    }),
    'GET /api/admin/documents/{id}': document,
    'PUT /api/admin/documents/{id}': async () => ({ ...(await document()), json: { title: 'T', topic: 'Fees' } }),
    'PUT /api/admin/documents/{id}/file': async () => ({
      ...(await document()),
      form: documentForm(pdfBytes(), 'a.pdf'),
    }),
    'DELETE /api/admin/documents/{id}': document,
    'GET /api/admin/documents/{id}/preview': document,
    'POST /api/admin/documents/{id}/preview': document,
    'DELETE /api/admin/documents/{id}/preview': document,
    'GET /api/previews/file': openedFile,
    'GET /api/pages/view/{id}': page,
    'PUT /api/pages/edit/{id}': page,
    'GET /api/pages/beside-apply': nothing,
    'GET /api/pages/at': async () => ({ ...(await page()), params: {}, query: '?path=about' }),
    'GET /api/admin/pages': nothing,
    'GET /api/admin/redirects': nothing,
    'POST /api/admin/redirects': async () => ({ json: { from: `/old-${randomUUID()}`, to: '/news' } }),
    'POST /api/admin/redirects/import': async () => ({ json: { csv: `/old-${randomUUID()},/news` } }),
    'GET /api/admin/redirects/{id}': async () => ({ params: { id: (await redirect()).id } }),
    'PUT /api/admin/redirects/{id}': async () => ({ params: { id: (await redirect()).id }, json: { to: '/events' } }),
    'DELETE /api/admin/redirects': async () => ({ query: `?from=/${(await redirect()).path}` }),
    'POST /api/admin/pages': async () => ({ json: { title: 'Bus', slug: `bus-${randomUUID()}`, parentId: null } }),
    'PUT /api/admin/pages/{id}/place': async () => ({
      ...(await page()),
      json: { from: 'about', slug: 'about', parentId: null, before: null },
    }),
    'GET /api/admin/pages/{id}/content': page,
    'PUT /api/admin/pages/{id}/content': async () => ({
      ...(await page()),
      json: { title: 'Page', blocks: [{ id: 'a', type: 'text', version: 1, html: '<p>Words.</p>' }], publish: true },
    }),
    'DELETE /api/admin/pages/{id}/kept': keptPage,
    'POST /api/admin/pages/{id}/preview': page,
    'DELETE /api/admin/pages/{id}/preview': page,
    'GET /api/kept/{kind}/{id}': previewed,
    'DELETE /api/kept/{kind}/{id}': keptEvent,
    'GET /api/previews/open': opened,
    'GET /api/previews/{kind}/{id}': previewed,
    'POST /api/previews/{kind}/{id}': previewed,
    'DELETE /api/previews/{kind}/{id}': previewed,
    'POST /api/previews/text': async () => ({ json: { text: '<p>x</p>' } }),
    'GET /api/admin/site/{part}': sitePart,
    'PUT /api/admin/site/{part}': async () => ({
      ...(await sitePart()),
      json: { menu: defaultMenu, footer: defaultFooter, publish: false },
    }),
    'DELETE /api/admin/site/{part}/kept': keptPart,
    'POST /api/admin/site/{part}/preview': sitePart,
    'DELETE /api/admin/site/{part}/preview': sitePart,
    'GET /api/site/preview': openedPart,
    'GET /api/admin/sketches': async () => ({ query: '?kind=termDate' }),
    'POST /api/admin/sketches': async () => ({
      json: { kind: 'termDate', content: { kind: 'term', name: 'Term I', firstDay: '2030-02-01' } },
    }),
    'POST /api/admin/sketches/look': async () => ({ form: formOf({ brand: '#1d4ed8', accent: '#f97316' }) }),
    'DELETE /api/admin/sketches': async () => ({ query: '?kind=termDate' }),
    'DELETE /api/admin/pages/{id}': freshPage,
    'PUT /api/admin/pages/{id}/shown': async () => ({ ...(await page()), json: { hidden: false } }),
  };
}
