import { useState } from 'react';
import { money } from '../../../../contract/common/money.ts';
import type { ImportMatch, ImportPreview, ImportReport, StatementRow } from '../../../../contract/shop/order-import.ts';
import { rowOutcomes } from '../../../../contract/shop/statements.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { OrderLink } from '../order-link.tsx';
import { HandMatch, isOpen, type PayByHand } from './hand-match.tsx';

type Props = {
  preview: ImportPreview;
  confirm: (matches: ImportMatch[]) => Promise<SaveResult<ImportReport>>;
  pay: PayByHand;
  onDone: (report: ImportReport) => void;
  onAgain: () => void;
};

/** A long statement is drawn in parts, so that a phone keeps up. */
const shownAtFirst = 100;
const payments = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'payment' : 'payments'}`;

export function PreviewTable({ preview: { rows, matched, amount }, confirm, pay, onDone, onAgain }: Props) {
  const [busy, setBusy] = useState(false);
  const good = rows.filter(({ outcome }) => outcome === 'matched');
  const others = rows.filter(({ outcome }) => outcome !== 'matched');

  async function onConfirm() {
    setBusy(true);
    const result = await confirm(good.flatMap(toMatch));
    setBusy(false);
    if (result.kind === 'saved') onDone(result.thing);
    else showNotice({ text: reasonOf(result), bad: true });
  }
  return (
    <div className="import-steps">
      <section className="box import-summary" aria-label="What the statement would pay">
        <p>
          <b className="big-n">{money(amount)}</b>
          <span>
            {matched === 0
              ? 'No payment matches an order'
              : `${payments(matched)} of ${rows.length.toLocaleString('en')} match an order`}
          </span>
        </p>
        <div className="row">
          {matched > 0 && (
            <button type="button" className="btn" disabled={busy} onClick={onConfirm}>
              {busy ? 'Recording…' : `Confirm ${payments(matched)}`}
            </button>
          )}
          <button type="button" className="btn line" disabled={busy} onClick={onAgain}>
            Another statement
          </button>
        </div>
      </section>
      {good.length > 0 && <Rows title="Matched" rows={good} />}
      {others.length > 0 && <Rows title="Not matched" rows={others} pay={pay} />}
    </div>
  );
}

const toMatch = ({ orderCode, mmCode, amount, paidOn }: StatementRow): ImportMatch[] =>
  orderCode !== null && amount !== null ? [{ orderCode, mmCode, amount, paidOn }] : [];

function Rows({ title, rows, pay }: { title: string; rows: StatementRow[]; pay?: PayByHand }) {
  const [all, setAll] = useState(false);
  const [byHand, setByHand] = useState<Record<number, string>>({});
  const shown = all ? rows : rows.slice(0, shownAtFirst);
  return (
    <Box title={title} aside={payments(rows.length)}>
      <table className="table import-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Payment code</th>
            <th scope="col">Outcome</th>
            <th scope="col">Order</th>
            <th scope="col">From</th>
            <th scope="col">Reference</th>
            <th scope="col" className="num">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td>
                <span>
                  {row.mmCode || '–'}
                  <small>Row {row.row}</small>
                </span>
              </td>
              <td data-label="Outcome">
                <span>
                  {byHand[row.row] ? (
                    <span className="pill ok">Recorded for {byHand[row.row]}</span>
                  ) : (
                    <>
                      <span className={`pill ${lookOf(row)}`}>{rowOutcomes[row.outcome]}</span>
                      <small>{row.why}</small>
                      {pay && isOpen(row) && (
                        <HandMatch
                          row={row}
                          pay={pay}
                          onDone={({ orderCode }) => setByHand((done) => ({ ...done, [row.row]: orderCode }))}
                        />
                      )}
                    </>
                  )}
                </span>
              </td>
              <td data-label="Order">
                <OrderLink row={row} />
              </td>
              <td data-label="From">
                <span>
                  {row.sender || '–'}
                  <small>
                    <time>{row.date}</time>
                  </small>
                </span>
              </td>
              <td data-label="Reference">{row.reference || '–'}</td>
              <td data-label="Amount" className="num">
                {row.amount === null ? '–' : money(row.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className="btn line sm" onClick={() => setAll(true)}>
          Show all {rows.length.toLocaleString('en')}
        </button>
      )}
    </Box>
  );
}

/** What needs somebody stands out from what is only told. */
function lookOf({ outcome }: StatementRow): string {
  if (outcome === 'matched') return 'ok';
  if (outcome === 'alreadyPaid' || outcome === 'duplicate' || outcome === 'notReceived') return '';
  return outcome === 'amountDiffers' || outcome === 'codeUsed' ? 'no' : 'wait';
}
