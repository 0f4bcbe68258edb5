import { adminRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/site/settings.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { requireFreshProof, theActor } from '../../middleware/require.ts';
import { loadSocial, redrawSocial } from './drawings/social.service.ts';
import {
  presentClosed,
  presentClosedScenes,
  presentPicture,
  presentPublic,
  presentScenes,
  presentSettings,
} from './settings.presenter.ts';
import { editScenes, editSettings, loadScenes, loadSettings, loadStructure } from './settings.service.ts';

const school = defineRoute({
  method: 'get',
  path: '/settings',
  access: anyone,
  whileClosed: true,
  summary: 'The name, addresses and statements of the school, how long it keeps enquiries, and whether mail waits',
  answer: ok(contract.publicSettings),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/settings',
  access: atLeast(adminRole),
  summary: 'All settings, with who receives the mail of the public forms',
  answer: ok(contract.settingsView),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/settings',
  access: atLeast(adminRole),
  summary: 'Change the settings; what is given replaces what was there',
  request: { body: body(contract.settingsEdit) },
  answer: ok(contract.settingsView),
});
const scenes = defineRoute({
  method: 'get',
  path: '/settings/scenes',
  access: anyone,
  whileClosed: true,
  summary: 'The photographs that the school shows in place of the drawings',
  answer: ok(contract.allScenes),
});
const social = defineRoute({
  method: 'get',
  path: '/settings/social',
  access: anyone,
  summary: 'The picture with the name of the school that messengers show of a shared page',
  answer: { 200: { description: 'A PNG', content: { 'image/png': { schema: contract.socialPicture } } } },
});
const editScene = defineRoute({
  method: 'put',
  path: '/admin/settings/scenes/{set}',
  access: atLeast(adminRole),
  summary: 'Choose the photographs of a set; none for the drawings',
  request: { params: contract.sceneParam, body: body(contract.sceneEdit) },
  answer: ok(contract.scenePictures),
});

export const settingsRoutes = (deps: Deps) =>
  createRouter()
    .openapi(school, async (c) => {
      const settings = await loadSettings(deps.db);
      if (await c.var.isOutside()) return c.json(presentClosed(settings), 200);
      const canMail = deps.envMail !== undefined || settings.hasMail;
      return c.json(presentPublic(settings, await loadStructure(deps, settings), canMail), 200);
    })
    .openapi(view, async (c) => c.json(presentSettings(await loadSettings(deps.db)), 200))
    .openapi(edit, async (c) => {
      const change = c.req.valid('json');
      // Recipients of the forms read what parents entrust to the school; the mailbox is one where nobody else is named.
      const mailbox = change.school?.mailbox;
      const movesMailbox = mailbox !== undefined && mailbox !== (await loadSettings(deps.db)).school.mailbox;
      if (change.recipients || movesMailbox) requireFreshProof(c, 'policy');
      const saved = await editSettings(deps, theActor(c), change);
      const { schoolName, motto } = change.school ?? {};
      if (change.brand || schoolName !== undefined || motto !== undefined) await redrawSocial(deps, theActor(c), saved);
      return c.json(presentSettings(saved), 200);
    })
    .openapi(scenes, async (c) => {
      const rows = await loadScenes(deps);
      return c.json((await c.var.isOutside()) ? presentClosedScenes(rows) : presentScenes(rows), 200);
    })
    .openapi(social, async (c) => {
      const picture = new Uint8Array(await loadSocial(deps));
      return c.body(picture, 200, { 'Content-Type': 'image/png' });
    })
    .openapi(editScene, async (c) => {
      const saved = await editScenes(deps, theActor(c), c.req.valid('param').set, c.req.valid('json'));
      return c.json({ pictures: saved.map(presentPicture) }, 200);
    });
