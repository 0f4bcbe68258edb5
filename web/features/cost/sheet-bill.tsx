import { dayOfYearWords } from '../../../contract/common/days.ts';
import { money } from '../../../contract/common/money.ts';
import { duesOf, totalAt } from '../../../contract/school/cost.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import { BillLines, figure, LaterDues } from './bill-lines.tsx';
import type { Bill } from './cost-answer.ts';

/** What one family pays, above what all do: the sum, how it is made, and the days to pay it. */
export function SheetBill({ title, cost, term, later, fees }: Bill & { fees: Fees }) {
  const total = totalAt(cost, term?.place ?? 0);
  return (
    <section className="sheet-box" aria-labelledby="bill-title">
      <h2 id="bill-title">{title}</h2>
      <p className="sheet-lead">
        <b>{money(total)}</b> {cost.totals.length === 1 ? 'a term' : (term?.name ?? 'the first term')}
      </p>
      <div className="sheet-bill">
        <table>
          <tbody>
            <BillLines cost={cost} cell="sheet-sum" />
            <tr className="sheet-total">
              <th scope="row">Together</th>
              <td className="sheet-sum">{figure(total)}</td>
            </tr>
          </tbody>
        </table>
        {term && (
          <div>
            <table>
              <thead>
                <tr>
                  <th scope="col">Days to pay, {term.name}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {duesOf(total, fees, term.firstDay).map(({ day, amount }) => (
                  <tr key={day}>
                    <th scope="row">{dayOfYearWords(day)}</th>
                    <td className="sheet-sum">{money(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <LaterDues later={later} fees={fees} />
          </div>
        )}
      </div>
    </section>
  );
}
