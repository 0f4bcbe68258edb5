import { tokenAnswer } from '../../../../contract/people/auth.ts';
import * as contract from '../../../../contract/people/second-step.ts';
import type { Deps } from '../../../deps.ts';
import { signedIn, tokenless } from '../../../lib/access.ts';
import { body, createRouter, defineRoute, noContent, ok } from '../../../middleware/define-route.ts';
import { theActor } from '../../../middleware/require.ts';
import { createCookies } from '../cookies.ts';
import * as steps from './second-step.service.ts';

const finish = defineRoute({
  method: 'post',
  path: '/users/second-step',
  access: tokenless,
  summary: 'The second step of a sign-in, after `second_step`',
  request: { body: body(contract.secondStepInput) },
  answer: ok(tokenAnswer),
});
const finishMail = defineRoute({
  method: 'post',
  path: '/users/second-step/mail',
  access: tokenless,
  summary: 'Have a code mailed for the second step',
  request: { body: body(contract.mailCodeInput) },
  answer: noContent,
});
const passkeyOptions = defineRoute({
  method: 'post',
  path: '/users/passkey/options',
  access: tokenless,
  summary: 'Begin a sign-in with a passkey and no password',
  answer: ok(contract.passkeyChallenge),
});
const passkey = defineRoute({
  method: 'post',
  path: '/users/passkey',
  access: tokenless,
  summary: 'Sign in with a passkey and no password',
  request: { body: body(contract.passkeySignInInput) },
  answer: ok(tokenAnswer),
});
const stepUpOptions = defineRoute({
  method: 'post',
  path: '/users/step-up/options',
  access: signedIn,
  summary: 'Begin to show again who one is',
  answer: ok(contract.stepUpChallenge),
});
const stepUp = defineRoute({
  method: 'post',
  path: '/users/step-up',
  access: signedIn,
  summary: 'Show again who one is, for what cannot be undone',
  request: { body: body(contract.stepUpInput) },
  answer: ok(contract.stepUpAnswer),
});
const stepUpMail = defineRoute({
  method: 'post',
  path: '/users/step-up/mail',
  access: signedIn,
  summary: 'Have a code mailed to show again who one is',
  request: { body: body(contract.mailCodeInput) },
  answer: noContent,
});

export const secondStepRoutes = (deps: Deps) => {
  const { signIn, device } = createCookies(deps);
  return createRouter()
    .openapi(finish, async (c) => {
      return c.json(signIn(c, await steps.finishSignIn(deps, c.req.valid('json'), device(c))), 200);
    })
    .openapi(finishMail, async (c) => {
      await steps.sendMailCode(deps, c.req.valid('json').token, 'second-step', device(c));
      return c.body(null, 204);
    })
    .openapi(passkeyOptions, async (c) => {
      await deps.rateLimits.consume('passkeyChallenge', c.var.clientAddress);
      return c.json(await steps.beginPasskeySignIn(deps), 200);
    })
    .openapi(passkey, async (c) => {
      return c.json(signIn(c, await steps.signInByPasskey(deps, c.req.valid('json'), device(c))), 200);
    })
    .openapi(stepUpOptions, async (c) => c.json(await steps.beginStepUp(deps, theActor(c)), 200))
    .openapi(stepUp, async (c) => c.json(await steps.stepUp(deps, theActor(c), c.req.valid('json')), 200))
    .openapi(stepUpMail, async (c) => {
      await steps.sendMailCode(deps, c.req.valid('json').token, 'step-up', device(c));
      return c.body(null, 204);
    });
};
