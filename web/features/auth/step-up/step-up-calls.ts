import type { z } from 'zod';
import type { StepUpProof, stepUpChallenge } from '../../../../contract/people/second-step.ts';
import { browserApi } from '../../../api-client.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';

export type Challenge = z.infer<typeof stepUpChallenge>;

/** How a factor is asked for and shown again. */
export type StepUpCalls = {
  begin: () => Promise<SaveResult<Challenge>>;
  mail: (token: string) => Promise<SaveResult<unknown>>;
  finish: (proof: StepUpProof & { token: string }) => Promise<SaveResult<unknown>>;
};

export const stepUpCalls: StepUpCalls = {
  begin: () => savedBy(browserApi().users['step-up'].options.$post()),
  mail: (token) => savedBy(browserApi().users['step-up'].mail.$post({ json: { token } })),
  finish: (json) => savedBy(browserApi().users['step-up'].$post({ json })),
};
