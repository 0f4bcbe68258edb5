import { useState } from 'react';
import { thisPlace } from '../../../../contract/common/this-school.ts';
import { knowsHolidaysOf } from '../../../../contract/school/public-holidays.ts';
import type { TermDateCopied } from '../../../../contract/school/term-dates.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { inWords } from '../../../ui/form/words.ts';
import { addHolidays, copyYear } from './term-date-calls.ts';

type Props = {
  /** The last year that has dates. */
  latest: number | null;
  /** The year whose holidays are offered. */
  year: number;
  done: () => void;
};

/** What fills a year at once. */
export function YearActs({ latest, year, done }: Props) {
  const to = (latest ?? 0) + 1;
  return (
    <>
      {knowsHolidaysOf(thisPlace().country) && (
        <Act label={`Add public holidays of ${year}`} busyLabel="Adding…" run={() => addHolidays(year)} done={done}>
          {({ added }) =>
            added === 0
              ? `The public holidays of ${year} are there already.`
              : `${added} public ${added === 1 ? 'holiday' : 'holidays'} of ${year} ${added === 1 ? 'is' : 'are'} added.`
          }
        </Act>
      )}
      {latest && (
        <Act label={`Copy ${latest} to ${to}`} busyLabel="Copying…" run={() => copyYear(latest, to)} done={done}>
          {({ added }) =>
            `${added === 1 ? 'One date is' : `${added} dates are`} copied to ${to}. Check each: a government may move a holiday.`
          }
        </Act>
      )}
    </>
  );
}

type ActProps = {
  label: string;
  busyLabel: string;
  run: () => Promise<SaveResult<TermDateCopied>>;
  children: (answer: TermDateCopied) => string;
  done: () => void;
};

function Act({ label, busyLabel, run, children, done }: ActProps) {
  const [busy, setBusy] = useState(false);
  async function act() {
    setBusy(true);
    const result = await run();
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: `Nothing was added. ${reasonOf(result)}`, bad: true });
    const { leftOut = [] } = result.thing;
    const missing = leftOut.length > 0 ? ` Not known yet, so left out: ${inWords(leftOut)}.` : '';
    showNotice({ text: `${children(result.thing)}${missing}` });
    done();
  }
  return (
    <button type="button" className="btn line sm" disabled={busy} onClick={act}>
      {busy ? busyLabel : label}
    </button>
  );
}
