import { lazy, Suspense } from 'react';
import type { KnownWords } from '../../../../contract/people/password-advice.ts';
import { ErrorBoundary } from '../../error-boundary.tsx';
import { useFormState } from '../form-state.ts';

const PasswordHint = lazy(() => import('./password-hint.tsx'));

/** Below the field of a password that is being chosen. The lists of words come when the first letter was typed. */
export function PasswordAdvice({ known }: { known: KnownWords }) {
  const { typed } = useFormState();
  if (!typed?.pwd) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <PasswordHint password={typed.pwd} known={known} />
      </Suspense>
    </ErrorBoundary>
  );
}
