import type { z } from 'zod';
import type { StepUpProof, stepUpChallenge } from '../../../contract/second-step.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';

export type Challenge = z.infer<typeof stepUpChallenge>;

/** How a factor is asked for and shown again; all is the app's. */
export type StepUpCalls = {
  begin: () => Promise<SaveResult<Challenge>>;
  mail: (token: string) => Promise<SaveResult<unknown>>;
  finish: (proof: StepUpProof & { token: string }) => Promise<SaveResult<unknown>>;
};
