import { z } from 'zod';
import { instant } from '../common/fields.ts';

/** Minutes for which a started sign-in, registration or step-up can be finished. */
export const challengeMinutes = 10;
/** How long a factor that was shown counts for what cannot be undone. */
export const stepUpMinutes = 10;
export const trustedDays = 30;

/** What a person can show besides the password, the safest first. */
export const factorMethods = ['passkey', 'totp', 'mail', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

export const secondStepMessages = {
  needed: 'Show that it is you.',
  wrongCode: 'This code is not right.',
  wrongPasskey: 'This passkey was not accepted.',
  copiedPasskey: 'This passkey was used elsewhere before and is switched off. Use another way.',
  expired: 'This took too long. Please start again.',
  stepUp: 'Show once more that it is you.',
  required: 'Set up a passkey or an app for codes first: your role needs a second step.',
} as const;

const encoded = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/, 'base64url is wanted.');
const credentialId = encoded.min(16).max(1400);
const extensions = z.record(z.string().max(100), z.unknown()).default({});

/** What the browser's WebAuthn call gives for signing in, as JSON. */
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** What it gives for a new passkey. */
export const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type Attestation = z.infer<typeof attestation>;

/** Spaces and dashes are for the eye: they are left out when a code is compared. */
const code = z.string({ error: secondStepMessages.wrongCode }).trim().min(1, secondStepMessages.wrongCode).max(40);

const byPasskey = z.object({ method: z.literal('passkey'), response: assertion });
const byCode = z.object({ method: z.enum(['totp', 'mail', 'recovery']), code });
const byPassword = z.object({ method: z.literal('password'), pwd: z.string().min(1).max(1000) });

export const challengeToken = z
  .string({ error: secondStepMessages.expired })
  .min(20, secondStepMessages.expired)
  .max(200, secondStepMessages.expired);

const trust = z.boolean().optional().describe(`Do not ask for the second step on this device for ${trustedDays} days`);

export const secondStepInput = z.discriminatedUnion('method', [
  byPasskey.extend({ token: challengeToken, trust }),
  byCode.extend({ token: challengeToken, trust }),
]);
export const stepUpInput = z.discriminatedUnion('method', [
  byPasskey.extend({ token: challengeToken }),
  byCode.extend({ token: challengeToken }),
  byPassword.extend({ token: challengeToken }),
]);
export const passkeySignInInput = z.object({ token: challengeToken, response: assertion });
export const mailCodeInput = z.object({ token: challengeToken });

/** What proves somebody: a passkey's answer or a code. */
export type Proof = z.infer<typeof byPasskey> | z.infer<typeof byCode>;
export type StepUpProof = Proof | z.infer<typeof byPassword>;

/** Handed to the browser's WebAuthn call as it is. */
export const webAuthnOptions = z
  .record(z.string(), z.unknown())
  .describe('PublicKeyCredentialRequestOptionsJSON or PublicKeyCredentialCreationOptionsJSON of WebAuthn');

/** How a sign-in whose password was right goes on. */
export const secondStep = z
  .object({
    token: z.string().describe('Sent along with the second step'),
    expiresAt: instant,
    methods: z.array(z.enum(factorMethods)).describe('The ways this account has, the safest first'),
    name: z.string(),
    email: z.string(),
    passkey: webAuthnOptions.optional().describe('For the browser, where a passkey is among the methods'),
    passkeyName: z.string().optional().describe('The passkey that was used last'),
  })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof secondStep>;

export const passkeyChallenge = z.object({ token: z.string(), options: webAuthnOptions });

export const stepUpChallenge = z.object({
  token: z.string(),
  methods: z.array(z.enum([...factorMethods, 'password'])).describe('The password only where there is no second step'),
  passkey: webAuthnOptions.optional(),
});
export const stepUpAnswer = z.object({ until: instant.describe('Until then nothing more is asked') });
