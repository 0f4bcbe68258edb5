import { z } from 'zod';
import { id, instant, wholeNumber } from '../common/fields.ts';
import { wholeOf, yesOf } from '../common/form.ts';

/** How long after a request an administrator's removal of somebody's factors takes effect, unless a second one agrees. */
export const factorResetHours = 24;
const defaultGraceDays = 14;
const maxGraceDays = 90;
const graceMessage = `A whole number of days, at most ${maxGraceDays}.`;

/** What the school asks of those who run it. */
export const securityFields = {
  requireSecondStep: yesOf(),
  graceDays: wholeOf(graceMessage, [0, maxGraceDays], 3),
  stepUp: yesOf(),
};

export const securityPolicy = z
  .object({
    requireSecondStep: z.boolean().describe('Administrators and owners need a second step when their grace is over'),
    graceDays: wholeNumber<string | number>(0, maxGraceDays, graceMessage),
    stepUp: z.boolean().describe('Whoever has a second step shows it again for what cannot be undone'),
  })
  .meta({ id: 'SecurityPolicy' });
export type SecurityPolicy = z.infer<typeof securityPolicy>;

/** What is stored: also from when on the grace is counted. */
export type StoredSecurityPolicy = SecurityPolicy & { since: string };

export const openPolicy: SecurityPolicy = { requireSecondStep: false, graceDays: defaultGraceDays, stepUp: false };
/** What a new school begins with. */
export const strictPolicy: SecurityPolicy = { requireSecondStep: true, graceDays: defaultGraceDays, stepUp: true };

export const securityView = z.object({
  policy: securityPolicy,
  without: z
    .array(z.object({ id, name: z.string(), role: z.number().int(), requiredFrom: instant.nullable() }))
    .describe('Administrators and owners who have no second step yet'),
});

export const securityMessages = {
  ownFactors: 'Ask another owner: nobody resets their own factors.',
  nothingToReset: 'This account has no second step.',
  alreadyAsked: 'You have asked for this already. A second person can agree, or it happens by itself.',
} as const;

const factorReset = z.object({
  id,
  by: z.string(),
  requestedAt: instant,
  dueAt: instant,
});

/** What an administrator sees of somebody else's protection: never a secret. */
export const userFactors = z
  .object({
    secondStep: z.boolean(),
    passkeys: z.number().int(),
    app: z.boolean(),
    mail: z.boolean(),
    recoveryLeft: z.number().int(),
    reset: factorReset.nullable(),
    mayReset: z.boolean(),
    mayAgree: z.boolean(),
  })
  .meta({ id: 'UserFactors' });
export const factorResetAnswer = z.object({
  done: z.boolean().describe('False: it happens at dueAt'),
  reset: factorReset.nullable(),
});
