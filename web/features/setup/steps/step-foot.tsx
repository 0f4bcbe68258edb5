import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { pathOf, type SetupStep } from '../steps.ts';

/** The way back, and the way on. */
export function StepFoot({ back, children }: { back: SetupStep; children: ReactNode }) {
  return (
    <div className="set-foot">
      <ButtonLink to={pathOf(back)} kind="line">
        Back
      </ButtonLink>
      {children}
    </div>
  );
}
