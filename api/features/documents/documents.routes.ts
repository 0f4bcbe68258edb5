import * as contract from '../../../contract/media/documents.ts';
import { listReport } from '../../../contract/office/lists.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast } from '../../lib/access.ts';
import { limitBody } from '../../middleware/body-size.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { actOnDocuments } from './acts/document-acts.service.ts';
import { presentDocument, presentOption, presentOwn, presentSaved } from './documents.presenter.ts';
import * as documents from './documents.service.ts';

const access = atLeast(editorRole);
// What a multipart form adds around the file.
const formOverhead = 16_384;

/** Below it files are uploaded, which are larger than other requests. */
const documentPaths = '/admin/documents';

export const isDocumentPath = (path: string): boolean =>
  path === `/api${documentPaths}` || path.startsWith(`/api${documentPaths}/`);

const list = defineRoute({
  method: 'get',
  path: '/documents',
  access: anyone,
  summary: 'All documents by topic, or those that have the words',
  request: { query: contract.documentQuery },
  answer: ok(contract.documentList),
});
// No document has this number.
const options = defineRoute({
  method: 'get',
  path: '/admin/documents-options',
  access,
  summary: 'All documents by topic, with those that readers do not see: what a page can offer',
  answer: ok(contract.documentOptions),
});
const listOwn = defineRoute({
  method: 'get',
  path: '/admin/documents',
  access,
  summary: 'A page of the documents with how often they were downloaded and which pages offer them',
  request: { query: contract.ownDocumentQuery },
  answer: ok(contract.ownDocumentList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/documents',
  access,
  summary: 'Upload a document; everybody may download it from then on, unless it is a draft',
  request: { body: { content: { 'multipart/form-data': { schema: contract.documentAdd } }, required: true } },
  answer: created(contract.documentInfo),
});
const replace = defineRoute({
  method: 'put',
  path: '/admin/documents/{id}/file',
  access,
  summary: 'Put a newer file in its place; the address stays',
  request: {
    params: contract.documentParam,
    body: { content: { 'multipart/form-data': { schema: contract.documentReplace } }, required: true },
  },
  answer: ok(contract.savedDocument),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/documents/{id}',
  access,
  summary: 'One document with how often it was downloaded and which pages offer it',
  request: { params: contract.documentParam },
  answer: ok(contract.ownDocument),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/documents/{id}',
  access,
  summary: 'Change the title, the topic and the state of a document, or bring back the file of an earlier version',
  request: { params: contract.documentParam, body: body(contract.documentEdit) },
  answer: ok(contract.savedDocument),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/documents/{id}',
  access,
  summary: 'Delete a document that no page offers; it stays in the trash for a while',
  request: { params: contract.documentParam, query: contract.documentRemove },
  answer: noContent,
});
// Not below the uploads, so that it is no larger than other requests.
const act = defineRoute({
  method: 'post',
  path: '/admin/documents-act',
  access,
  summary: 'Do the same to several documents: each is done or refused by itself, by the rules for one',
  request: { body: body(contract.documentAct) },
  answer: ok(listReport),
});

export const documentRoutes = (deps: Deps) => {
  const router = createRouter();
  const refuseLarge = limitBody(contract.maxDocumentBytes + formOverhead, contract.documentMessages.tooLarge, 'file');
  router.use(documentPaths, refuseLarge);
  router.use(`${documentPaths}/*`, refuseLarge);
  const countUpload = (userId: number) => deps.rateLimits.consume('upload', String(userId));

  return router
    .openapi(list, async (c) => {
      const docs = await documents.listDocuments(deps, c.req.valid('query').q);
      return c.json({ docs: docs.map(presentDocument) }, 200);
    })
    .openapi(options, async (c) => {
      const docs = await documents.listOptions(deps);
      return c.json({ docs: docs.map(presentOption) }, 200);
    })
    .openapi(listOwn, async (c) => {
      const { docs, ...rest } = await documents.listOwn(deps, theActor(c), c.req.valid('query'));
      return c.json({ docs: docs.map(presentOwn), ...rest }, 200);
    })
    .openapi(add, async (c) => {
      const actor = theActor(c);
      await countUpload(actor.id);
      const { file, ...words } = c.req.valid('form');
      return c.json(presentDocument(await documents.addDocument(deps, actor, words, file)), 201);
    })
    .openapi(replace, async (c) => {
      const actor = theActor(c);
      await countUpload(actor.id);
      const { id } = c.req.valid('param');
      return c.json(presentSaved(await documents.replaceFile(deps, actor, id, c.req.valid('form'))), 200);
    })
    .openapi(view, async (c) => c.json(presentOwn(await documents.viewDocument(deps, c.req.valid('param').id)), 200))
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentSaved(await documents.editDocument(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      await documents.deleteDocument(deps, theActor(c), c.req.valid('param').id, c.req.valid('query'));
      return c.body(null, 204);
    })
    .openapi(act, async (c) => c.json(await actOnDocuments(deps, theActor(c), c.req.valid('json')), 200));
};
