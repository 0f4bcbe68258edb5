import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import type { MailTest } from './mail-calls.ts';

const titles = { found: 'Found', encrypted: 'Encrypted', signedIn: 'Signed in', answered: 'Answered' } as const;

/** How far the test came, in the server's own words. */
type Props = { test: MailTest; saved: boolean /** What is said of a mailbox, which takes no mail. */; words?: string };

export function TestResult({ test, saved, words }: Props) {
  const { taken, steps, problem, said } = test;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is brought into sight
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [test]);
  return (
    <section
      ref={box}
      className={taken ? 'mail-result' : 'mail-result bad'}
      aria-live="polite"
      aria-label="Result of the test"
    >
      <h2>
        <Icon name={taken ? 'check' : 'warning'} />
        {taken ? (words ?? 'The server took the test mail') : problem}
      </h2>
      <ol className="wire">
        {steps.map((step) => (
          <li key={step.what}>
            <b>{titles[step.what]}</b> {step.what === 'answered' ? <code>{step.words}</code> : step.words}
          </li>
        ))}
        {said && (
          <li className="wire-no">
            <b>Answered</b> <code>{said}</code>
          </li>
        )}
      </ol>
      <p className="small">
        {taken
          ? `${saved ? 'It is saved. ' : ''}${words ? 'It is read every minute.' : 'Has it arrived? Look in the spam folder too.'}`
          : 'Nothing was saved. Look at the fields again, or ask your mail provider.'}
      </p>
    </section>
  );
}
