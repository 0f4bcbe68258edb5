import type { ReactNode } from 'react';
import { HelpLink } from '../../office/help/help-link.tsx';
import { Crest } from '../../ui/crest.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { pathOf, type SetupProgress, type SetupStep, setupSteps } from './steps.ts';

type Props = {
  at: SetupStep;
  progress: SetupProgress;
  children: ReactNode;
};

/** What surrounds every step: how far one has come, and the step itself. */
export function SetupFrame({ at, progress, children }: Props) {
  return (
    <div className="office setup always-light">
      <SetupBar mayLeave={progress.owner?.done ?? false} />
      <div className="set">
        <Rail at={at} progress={progress} />
        <main id="main" className="set-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

export function SetupBar({ mayLeave }: { mayLeave: boolean }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="office-bar set-bar">
        <span className="brand">
          <Crest />
          <span>
            <b>Set up your school</b>
            <small>About a quarter of an hour. You can stop and come back.</small>
          </span>
        </span>
        {mayLeave && (
          <>
            <Link className="more small" to="/admin">
              Leave for now
            </Link>
            <HelpLink />
          </>
        )}
      </header>
    </>
  );
}

function Rail({ at, progress }: Pick<Props, 'at' | 'progress'>) {
  const number = setupSteps.findIndex(({ id }) => id === at) + 1;
  const now = `Step ${number} of ${setupSteps.length}`;
  return (
    <nav className="rail" aria-label="Steps">
      <p className="rail-now">
        <b>{now}</b>
        <progress max={setupSteps.length} value={number} aria-label={now} />
      </p>
      <ol>
        {setupSteps.map(({ id, title, about }, index) => {
          const isDone = progress[id]?.done ?? false;
          const content = (
            <>
              <span className={isDone && id !== at ? 'num done' : 'num'}>
                {isDone && id !== at ? <Icon name="check" /> : index + 1}
                {isDone && <span className="vh">Done: </span>}
              </span>
              <span>
                <b>{title}</b>
                <small>{progress[id]?.about || about}</small>
              </span>
            </>
          );
          return (
            <li key={id}>
              {progress.owner?.done && id !== 'owner' ? (
                <Link to={pathOf(id)} {...(id === at && { 'aria-current': 'step' as const })}>
                  {content}
                </Link>
              ) : (
                <span className="rail-item" {...(id === at && { 'aria-current': 'step' as const })}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="muted lead-in">{children}</p>
    </>
  );
}
