import type { FactorOverview } from '../../../contract/people/factors.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { fewCodes } from './recovery/recovery-box.tsx';

type Props = { factors: FactorOverview; now: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** On the dashboard: how long it is until the back office wants a second step, or that the last codes are in use. */
export function FactorCountdown({ factors, now }: Props) {
  const { secondStep, requiredFrom, recovery } = factors;
  if (!secondStep && requiredFrom) return <DaysLeft days={daysUntil(requiredFrom, now)} />;
  if (secondStep && recovery && recovery.left <= fewCodes) return <FewCodes left={recovery.left} />;
  return null;
}

const daysUntil = (iso: string, now: Date) => Math.max(0, Math.ceil((new Date(iso).getTime() - now.getTime()) / dayMs));

function DaysLeft({ days }: { days: number }) {
  const left = days === 1 ? '1 day left' : `${days} days left`;
  return (
    <section className={days <= 3 ? 'countdown late' : 'countdown'} aria-labelledby="countdown-title">
      <b aria-hidden="true">{days}</b>
      <div>
        <h2 id="countdown-title">Set up a second step: {left}</h2>
        <p className="small">
          Then the back office opens only to those who show more than a password. A passkey takes two minutes.
        </p>
      </div>
      <ButtonLink to="/user/sign-in" small>
        Set it up
      </ButtonLink>
    </section>
  );
}

function FewCodes({ left }: { left: number }) {
  const words =
    left === 0 ? 'No recovery code is' : left === 1 ? 'Only one recovery code is' : 'Only two recovery codes are';
  return (
    <section className="countdown" aria-labelledby="countdown-title">
      <b aria-hidden="true">
        <Icon name="print" />
      </b>
      <div>
        <h2 id="countdown-title">{words} left</h2>
        <p className="small">Print ten new ones, so that a lost phone does not lock you out.</p>
      </div>
      <ButtonLink to="/user/sign-in" small>
        Print new codes
      </ButtonLink>
    </section>
  );
}
