import { trustedDays } from '../../../../contract/people/second-step.ts';
import type { StepState } from './step-state.ts';

/** What every form of the second step carries along. */
export const StepFields = ({ state: { step } }: { state: StepState }) => (
  <input type="hidden" name="step" value={JSON.stringify(step)} />
);

export const TrustBox = ({ onChange }: { onChange?: (trust: boolean) => void }) => (
  <label className="si-trust">
    <input type="checkbox" name="trust" onChange={({ currentTarget }) => onChange?.(currentTarget.checked)} />
    Do not ask on this device for {trustedDays} days
  </label>
);
