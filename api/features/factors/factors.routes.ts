import * as contract from '../../../contract/people/factors.ts';
import type { Deps } from '../../deps.ts';
import { signedIn } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { answerRegistration, beginRegistration } from '../auth/second-step/second-step.service.ts';
import { graceOf } from '../security/security.service.ts';
import { presentOverview, presentPasskey } from './factors.presenter.ts';
import * as factors from './factors.service.ts';

// Whoever finds an open session must not be able to make themself at home in it.
const own = { access: signedIn, stepUp: 'always' } as const;

const overview = defineRoute({
  method: 'get',
  path: '/users/factors',
  access: signedIn,
  summary: 'How the own account is protected',
  answer: ok(contract.factorOverview),
});
const passkeyOptions = defineRoute({
  method: 'post',
  path: '/users/factors/passkeys/options',
  ...own,
  summary: 'Begin to add a passkey',
  answer: ok(contract.passkeyCreation),
});
const passkeyAdd = defineRoute({
  method: 'post',
  path: '/users/factors/passkeys',
  ...own,
  summary: 'Add a passkey',
  request: { body: body(contract.passkeyAdd) },
  answer: created(contract.passkey),
});
const passkeyRename = defineRoute({
  method: 'put',
  path: '/users/factors/passkeys/{id}',
  access: signedIn,
  summary: 'Name a passkey',
  request: { params: contract.passkeyParam, body: body(contract.passkeyRename) },
  answer: ok(contract.passkey),
});
const passkeyRemove = defineRoute({
  method: 'delete',
  path: '/users/factors/passkeys/{id}',
  ...own,
  summary: 'Remove a passkey',
  request: { params: contract.passkeyParam },
  answer: noContent,
});
const appBegin = defineRoute({
  method: 'post',
  path: '/users/factors/app',
  ...own,
  summary: 'Begin to set up codes from an app; the present app works until the new one is confirmed',
  answer: ok(contract.appSetup),
});
const appConfirm = defineRoute({
  method: 'post',
  path: '/users/factors/app/confirm',
  ...own,
  summary: 'Confirm the app by a code of its own',
  request: { body: body(contract.codeInput) },
  answer: noContent,
});
const appRemove = defineRoute({
  method: 'delete',
  path: '/users/factors/app',
  ...own,
  summary: 'Turn codes from an app off',
  answer: noContent,
});
const mail = defineRoute({
  method: 'put',
  path: '/users/factors/mail',
  ...own,
  summary: 'Turn codes by mail on or off; not for administrators',
  request: { body: body(contract.mailFactorInput) },
  answer: noContent,
});
const sheetBegin = defineRoute({
  method: 'post',
  path: '/users/factors/recovery',
  ...own,
  summary: 'Make ten recovery codes, shown this once; they count when confirmed',
  answer: ok(contract.recoverySheet),
});
const sheetConfirm = defineRoute({
  method: 'post',
  path: '/users/factors/recovery/confirm',
  ...own,
  summary: 'Confirm the new recovery codes by typing one of them; the earlier ones are worthless then',
  request: { body: body(contract.codeInput) },
  answer: noContent,
});
const resetCancel = defineRoute({
  method: 'delete',
  path: '/users/factors/reset',
  access: signedIn,
  summary: 'Stop the removal of the own factors that somebody else asked for',
  answer: noContent,
});

export const factorRoutes = (deps: Deps) =>
  createRouter()
    .openapi(overview, async (c) => {
      const found = await factors.overviewOf(deps, theActor(c).id);
      const requiredFrom = await graceOf(deps, found.person);
      return c.json(presentOverview(found, { publicUrl: deps.publicUrl, requiredFrom }), 200);
    })
    .openapi(passkeyOptions, async (c) => c.json(await beginRegistration(deps, theActor(c)), 200))
    .openapi(passkeyAdd, async (c) => {
      const row = await answerRegistration(deps, theActor(c), c.req.valid('json'));
      return c.json(presentPasskey(row, deps.publicUrl), 201);
    })
    .openapi(passkeyRename, async (c) => {
      const row = await factors.renamePasskey(deps, theActor(c), c.req.valid('param').id, c.req.valid('json').name);
      return c.json(presentPasskey(row, deps.publicUrl), 200);
    })
    .openapi(passkeyRemove, async (c) => {
      await factors.removePasskey(deps, theActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(appBegin, async (c) => c.json(await factors.beginApp(deps, theActor(c)), 200))
    .openapi(appConfirm, async (c) => {
      await factors.confirmApp(deps, theActor(c), c.req.valid('json').code);
      return c.body(null, 204);
    })
    .openapi(appRemove, async (c) => {
      await factors.removeApp(deps, theActor(c));
      return c.body(null, 204);
    })
    .openapi(mail, async (c) => {
      await factors.turnMail(deps, theActor(c), c.req.valid('json').on);
      return c.body(null, 204);
    })
    .openapi(sheetBegin, async (c) => c.json({ codes: await factors.beginSheet(deps, theActor(c)) }, 200))
    .openapi(sheetConfirm, async (c) => {
      await factors.confirmSheet(deps, theActor(c), c.req.valid('json').code);
      return c.body(null, 204);
    })
    .openapi(resetCancel, async (c) => {
      await factors.cancelOwnReset(deps, theActor(c));
      return c.body(null, 204);
    });
