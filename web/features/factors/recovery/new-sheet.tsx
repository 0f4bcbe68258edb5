import { useEffect, useRef } from 'react';
import { saveAs } from '../../../office/save-as.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { FactorCalls } from '../calls.ts';
import { FactorForm } from '../factor-form.tsx';
import { sheetForm } from '../form.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  codes: string[];
  /** What the person asked for. */
  first: 'print' | 'file';
  person: string;
  school: string;
  calls: FactorCalls;
  close: () => void;
};

/** Ten codes, seen this once. They count when one of them was typed: then it is known that they are on paper. */
export function NewSheet({ codes, first, person, school, calls, close }: Props) {
  const now = new Date().toISOString();
  const heading = useRef<HTMLHeadingElement>(null);
  const begun = useRef(false);
  const save = () =>
    saveAs(new Blob([asText({ codes, person, school })], { type: 'text/plain' }), 'recovery-codes.txt');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they can be seen
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    heading.current?.focus();
    if (first === 'file') save();
    else window.print();
  }, []);
  return (
    <div className="new-sheet">
      <h3 ref={heading} tabIndex={-1}>
        Your ten new codes
      </h3>
      <Sheet person={person} school={school} codes={codes.map((text) => ({ text, isUsed: false }))} printedAt={now} />
      <PrintedSheet person={person} school={school} codes={codes} printedAt={now} />
      <div className="row factor-wide-btns">
        <button type="button" className="btn line sm" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
        <button type="button" className="btn line sm" onClick={save}>
          <Icon name="download" />
          Save as file
        </button>
      </div>
      <FactorForm
        name="sheet"
        fields={sheetForm}
        field={{ name: 'code' }}
        submit={{ label: 'I have them', sendingLabel: 'One moment…' }}
        stop="Not now"
        send={({ code = '' }) => calls.confirmSheet(code)}
        told={() => 'Your new recovery codes count from now on.'}
        refresh={calls.refresh}
        close={close}
      />
    </div>
  );
}

const asText = ({ codes, person, school }: Pick<Props, 'codes' | 'person' | 'school'>): string =>
  [
    `Recovery codes of ${person}, ${school}`,
    `Made on ${shortDate(new Date().toISOString())} for ${window.location.host}`,
    '',
    ...codes,
    '',
    'Each works once, in place of your passkey or app, after your password.',
    'Nobody from the school will ever ask you for one.',
    '',
  ].join('\r\n');
