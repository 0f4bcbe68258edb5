import { money } from '../../../../contract/common/money.ts';
import type { ImportReport } from '../../../../contract/shop/order-import.ts';
import { type ConfirmOutcome, confirmOutcomes } from '../../../../contract/shop/statements.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { OrderLink } from '../order-link.tsx';

const looks: Partial<Record<ConfirmOutcome, string>> = { recorded: 'ok', recordedBefore: 'info' };

/** What became of each payment. Between the look and the confirmation somebody else may have been at work. */
export function ImportResult({
  report: { rows, recorded, amount },
  onAgain,
}: {
  report: ImportReport;
  onAgain: () => void;
}) {
  const told = recorded === 1 ? '1 payment is recorded' : `${recorded.toLocaleString('en')} payments are recorded`;
  return (
    <div className="import-steps">
      <section className="box import-summary" aria-label="What was recorded">
        <p role="status">
          <b className="big-n">{money(amount)}</b>
          <span>
            <Icon name="check" />
            {told}
            {recorded < rows.length && `, ${(rows.length - recorded).toLocaleString('en')} left out`}
          </span>
        </p>
        <div className="row">
          <ButtonLink to="/admin/orders?status=paid">See what can be dispatched</ButtonLink>
          <button type="button" className="btn line" onClick={onAgain}>
            Another statement
          </button>
        </div>
      </section>
      <Box title="What became of each">
        <table className="table import-table" aria-label="What became of each">
          <thead>
            <tr>
              <th scope="col">Payment code</th>
              <th scope="col">Outcome</th>
              <th scope="col">Order</th>
              <th scope="col" className="num">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.mmCode} ${row.orderCode}`}>
                <td>{row.mmCode}</td>
                <td data-label="Outcome">
                  <span>
                    <span className={`pill ${looks[row.outcome] ?? 'wait'}`}>{confirmOutcomes[row.outcome]}</span>
                    <small>{row.why}</small>
                  </span>
                </td>
                <td data-label="Order">
                  <OrderLink row={row} />
                </td>
                <td data-label="Amount" className="num">
                  {money(row.amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </div>
  );
}
