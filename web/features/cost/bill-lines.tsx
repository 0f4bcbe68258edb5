import { dayOfYearWords } from '../../../contract/common/days.ts';
import { type Cost, duesOf } from '../../../contract/school/cost.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import type { Bill } from './cost-answer.ts';

/** How a sum is made, as rows of a table. */
export const BillLines = ({ cost, cell }: { cost: Cost; cell?: string }) =>
  cost.lines.map(({ label, amount }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td className={cell}>{amount < 0 ? `− ${figure(-amount)}` : figure(amount)}</td>
    </tr>
  ));

/** The days to pay of the two terms after the next. */
export const LaterDues = ({ later, fees }: Pick<Bill, 'later'> & { fees: Fees }) =>
  later.slice(0, 2).map(({ name, firstDay }) => {
    const days = duesOf(0, fees, firstDay).map(({ day }) => dayOfYearWords(day).replace(/^\w+ /, ''));
    return (
      <p key={firstDay} className="small muted">
        {name}: {days.join(', ')}.
      </p>
    );
  });

export const figure = (amount: number): string => amount.toLocaleString('en');
