import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from './api-client.ts';
import { savedBy } from './office/forms/save-result.ts';
import { answerStepUp, demandFactor, isFactorDemanded, isStepUpAsked, onStepUp } from './step-up.ts';
import { useSession } from './ui/session.tsx';

const StepUpDialog = lazy(() => import('./features/auth/step-up-dialog.tsx'));

const calls = {
  begin: () => savedBy(browserApi().users['step-up'].options.$post()),
  mail: (token: string) => savedBy(browserApi().users['step-up'].mail.$post({ json: { token } })),
  finish: (json: Parameters<ReturnType<typeof browserApi>['users']['step-up']['$post']>[0]['json']) =>
    savedBy(browserApi().users['step-up'].$post({ json })),
};

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
      <StepUpDialog calls={calls} isLight={pathname.startsWith('/admin')} onAnswer={answerStepUp} />
    </Suspense>
  );
}
