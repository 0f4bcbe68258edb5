import { z } from 'zod';
import { id, instant, schemasOf } from '../common/fields.ts';
import { lineOf } from '../common/form.ts';
import { attestation, challengeToken, factorMethods, webAuthnOptions } from './second-step.ts';

export const recoveryCodeCount = 10;
export const maxPasskeys = 20;

export const factorMessages = {
  passkeyName: 'Give the passkey a name.',
  tooManyPasskeys: `At most ${maxPasskeys} passkeys: remove one that you no longer use.`,
  knownPasskey: 'This device has a passkey for this account already.',
  noPendingApp: 'Start again: the picture to scan is too old.',
  noPendingSheet: 'Make new codes first.',
  notOnSheet: 'This code is not on the new sheet.',
  mailNotForAdministrators: 'Your role needs a passkey or an app: codes by mail are not enough.',
} as const;

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    works: z.boolean().describe('False for one of an earlier address of the site, or one that seems to be copied'),
    synced: z.boolean().describe('Kept by the maker of the phone or browser, so that it is on several devices'),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

export const passkeyParam = z.object({
  id: z
    .string()
    .max(1400)
    .regex(/^[A-Za-z0-9_-]+$/),
});
export const passkeyFields = { name: lineOf(60, factorMessages.passkeyName) };
const named = schemasOf(passkeyFields, 'add');
export const passkeyAdd = z.object({ token: challengeToken, ...named, response: attestation });
export const passkeyRename = z.object(named);
export const passkeyCreation = z.object({ token: z.string(), options: webAuthnOptions });

export const appSetup = z.object({
  secret: z.string().describe('To be typed where the picture cannot be scanned'),
  address: z.string().describe('otpauth: address'),
  qr: z.string().describe('The same as a picture: a path of SVG on a square of `size` units'),
  size: z.number().int(),
});
const code = z.string().trim().min(1, 'Type the code.').max(40);
export const codeInput = z.object({ code });
export const mailFactorInput = z.object({ on: z.boolean() });

export const recoverySheet = z.object({ codes: z.array(z.string()).describe('Shown this once') });

const signIn = z.object({
  at: instant,
  method: z
    .enum([...factorMethods, 'password', 'trusted', 'invitation'])
    .nullable()
    .describe('Null: the password was right, the second step never came'),
  userAgent: z.string(),
  address: z.string(),
});

/** How an account is protected. */
export const factorOverview = z
  .object({
    secondStep: z.boolean().describe('Whether more than the password is asked for'),
    passkeys: z.array(passkey),
    app: z.object({ since: instant, lastUsedAt: instant.nullable() }).nullable(),
    mail: z.boolean().describe('Codes by mail, for those who have neither of the others'),
    mayUseMail: z.boolean(),
    recovery: z.object({ left: z.number().int(), total: z.number().int(), createdAt: instant }).nullable(),
    requiredFrom: instant.nullable().describe('From then on this role needs a second step'),
    passwordChangedAt: instant.nullable(),
    reset: z
      .object({ id, by: z.string(), dueAt: instant })
      .nullable()
      .describe('Somebody is about to remove all factors'),
    signIns: z.array(signIn).describe('The latest, the newest first'),
  })
  .meta({ id: 'FactorOverview' });
export type FactorOverview = z.infer<typeof factorOverview>;
