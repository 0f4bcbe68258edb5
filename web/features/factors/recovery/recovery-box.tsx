import { useState } from 'react';
import type { FactorOverview } from '../../../../contract/people/factors.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { FactorCalls } from '../calls.ts';
import { NewSheet } from './new-sheet.tsx';
import { Sheet } from './sheet.tsx';

type Props = { recovery: FactorOverview['recovery']; person: string; school: string; calls: FactorCalls };

const hiddenCode = '••••-••••-••••';
/** So few that the next lost phone may be the last. */
export const fewCodes = 2;

/** For the day when the phone is lost. */
export function RecoveryBox({ recovery, person, school, calls }: Props) {
  const [fresh, setFresh] = useState<{ codes: string[]; first: 'print' | 'file' }>();
  const [busy, setBusy] = useState(false);

  async function begin(first: 'print' | 'file') {
    setBusy(true);
    const result = await calls.beginSheet();
    setBusy(false);
    if (result.kind === 'saved') setFresh({ codes: result.thing.codes, first });
    else showNotice({ text: `No codes were made. ${reasonOf(result)}`, bad: true });
  }
  return (
    <Box title="Recovery codes" className="factor-box" aside={<LeftPill recovery={recovery} />}>
      <p className="factor-lead">
        For the day your phone is lost. Print them, and keep the sheet where you keep your land title.
      </p>
      {fresh ? (
        <NewSheet {...fresh} person={person} school={school} calls={calls} close={() => setFresh(undefined)} />
      ) : (
        <>
          {recovery && <KnownSheet recovery={recovery} person={person} school={school} />}
          <div className="row factor-wide-btns">
            <button type="button" className="btn sm" disabled={busy} onClick={() => begin('print')}>
              <Icon name="print" />
              {recovery ? 'Print ten new codes' : 'Print ten codes'}
            </button>
            <button type="button" className="btn line sm" disabled={busy} onClick={() => begin('file')}>
              <Icon name="download" />
              Save as file
            </button>
          </div>
          <p className="small muted">
            New codes are shown once, while you print them. After that nobody can read them here, not even you.
          </p>
        </>
      )}
    </Box>
  );
}

function LeftPill({ recovery }: Pick<Props, 'recovery'>) {
  if (!recovery) return <span className="pill no">None yet</span>;
  const { left, total } = recovery;
  return (
    <span className={left <= fewCodes ? 'pill no' : 'pill ok'}>
      {left} of {total} left
    </span>
  );
}

type KnownProps = Pick<Props, 'person' | 'school'> & { recovery: NonNullable<Props['recovery']> };

function KnownSheet({ recovery: { left, total, createdAt }, person, school }: KnownProps) {
  const codes = Array.from({ length: total }, (_, place) => ({ text: hiddenCode, isUsed: place < total - left }));
  const label = `Your sheet of ${total} codes: ${total - left} are used, ${left} are left`;
  return <Sheet person={person} school={school} codes={codes} printedAt={createdAt} label={label} />;
}
