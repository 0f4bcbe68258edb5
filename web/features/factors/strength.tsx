import type { FactorOverview } from '../../../contract/people/factors.ts';
import { dayWords } from '../../office/words/moment.ts';
import { fewCodes } from './recovery/recovery-box.tsx';

type Props = { factors: FactorOverview; now: Date };
type Verdict = { title: string; words: string; urgent?: string };

/** How safe the account is, as three hills to climb, and what comes next. */
export function Strength({ factors, now }: Props) {
  const spare = factors.passkeys.filter(({ works }) => works).length + (factors.app ? 1 : 0);
  const climbed = [spare > 0 || factors.mail, factors.recovery !== null, spare > 1];
  const { title, words, urgent } = verdict(factors, spare, now);
  return (
    <section className={factors.secondStep ? 'box strength good' : 'box strength'} aria-label="How safe it is">
      <Hills climbed={climbed} sun={factors.secondStep} />
      <div>
        <h2>{title}</h2>
        <p>
          {words} {urgent && <b>{urgent}</b>}
        </p>
      </div>
    </section>
  );
}

function verdict({ secondStep, recovery, requiredFrom, mail }: FactorOverview, spare: number, now: Date): Verdict {
  if (secondStep) {
    return {
      title: 'Nobody gets in with your password alone',
      words: `A ${spare > 0 ? 'passkey or a code' : 'code'} is asked for as well. ${spareWords(spare)}`,
      ...(recovery && recovery.left <= fewCodes && { urgent: fewWords(recovery.left) }),
    };
  }
  if (spare > 0 || mail) {
    return {
      title: 'One step is left: recovery codes',
      words: 'What you have set up is asked for as soon as you have printed recovery codes and typed one of them.',
      urgent: 'Until then your password alone opens your account.',
    };
  }
  const due = requiredFrom && new Date(requiredFrom);
  return {
    title: 'Your password alone opens your account',
    words: 'Add a passkey or codes from an app, then print recovery codes. It takes five minutes.',
    ...(due && {
      urgent:
        due > now
          ? `Your role needs it from ${dayWords(due.toISOString())} on.`
          : 'Your role needs it: the back office opens when you have done it.',
    }),
  };
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five'];

const spareWords = (spare: number): string =>
  spare > 1
    ? `You have ${numbers[spare] ?? spare} of them, so one lost phone does not lock you out.`
    : 'Add a second one, so that a lost phone does not lock you out.';

function fewWords(left: number): string {
  if (left === 0) return 'Print new recovery codes: none is left.';
  return `Print your recovery codes again: only ${left === 1 ? 'one is' : 'two are'} left.`;
}

const shapes = [
  'M2 66C14 66 16 40 30 40s16 26 28 26z',
  'M30 66c14 0 18-44 34-44s18 44 32 44z',
  'M70 66c10 0 14-30 26-30s14 30 24 30z',
];

function Hills({ climbed, sun }: { climbed: boolean[]; sun: boolean }) {
  const count = climbed.filter(Boolean).length;
  return (
    <svg className="strength-hills" viewBox="0 0 120 70" role="img" aria-label={`${count} of 3 hills climbed`}>
      {/* The sun rises when a second step is asked for. */}
      <circle cx="92" cy={sun ? 16 : 54} r="10" className={sun ? 'sun' : 'sun low'} />
      {shapes.map((shape, place) => (
        <path key={shape} d={shape} className={climbed[place] ? 'climbed' : undefined} />
      ))}
      <path d="M0 66h120" className="ground" />
    </svg>
  );
}
