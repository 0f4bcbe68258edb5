import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../session/session.tsx';
import { answerStepUp, demandFactor, isFactorDemanded, isStepUpAsked, onStepUp } from '../../../session/step-up.ts';
import { stepUpCalls } from './step-up-calls.ts';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'));

/** Where a call that wants a factor first has the person asked. It stands outside the pages: any of them may call. */
export function StepUpOutlet() {
  const { state } = useSession();
  const isAsked = useSyncExternalStore(onStepUp, isStepUpAsked, () => false);
  const isDemanded = useSyncExternalStore(onStepUp, isFactorDemanded, () => false);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // Whoever has no second step where one is needed is led to where it is set up.
  useEffect(() => {
    if (!isDemanded) return;
    demandFactor(false);
    void navigate('/user/sign-in?needed', { replace: true });
  }, [isDemanded, navigate]);

  // Nobody is left waiting for an answer of somebody who has gone.
  useEffect(() => {
    if (state === 'out' && isAsked) answerStepUp(false);
  }, [state, isAsked]);

  if (state !== 'in' || !isAsked) return null;
  return (
    <Suspense>
      <StepUpDialog calls={stepUpCalls} isLight={/^\/(admin|desk)(\/|$)/.test(pathname)} onAnswer={answerStepUp} />
    </Suspense>
  );
}
