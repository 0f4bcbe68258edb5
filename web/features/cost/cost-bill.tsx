import { dayOfYearWords } from '../../../contract/common/days.ts';
import { money } from '../../../contract/common/money.ts';
import { duesOf, totalAt } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { BillLines, figure, LaterDues } from './bill-lines.tsx';
import type { Bill } from './cost-answer.ts';
import { type CostRequest, costAddress, queryOf } from './cost-request.ts';
import { yearSum } from './cost-terms.ts';

type Props = Bill & {
  request: CostRequest;
  view: CostView;
  fees: Fees;
  /** What was asked for and is not in the sum. */
  note: string | undefined;
  origin: string;
};

/** What was asked for, as a bill: how the sum is made, when it is due, and ways to pass it on. */
export function CostBill({ request, view, fees, cost, title, term, later, note, origin }: Props) {
  const total = totalAt(cost, term?.place ?? 0);
  const year = yearSum(view, cost, term);
  const words = `${title}: ${money(total)} a term. ${origin}${costAddress(request)}`;
  return (
    <div className="stack cost-answer" id="answer">
      <section className="cost-bill" aria-labelledby="bill-title">
        <h2 className="h3" id="bill-title">
          {title}
        </h2>
        <p className="cost-sum">
          {money(total)} <small>{cost.totals.length === 1 ? 'a term' : (term?.name ?? 'the first term')}</small>
        </p>
        <table className="cost-lines">
          <caption className="vh">How the sum is made</caption>
          <tbody>
            <BillLines cost={cost} />
            <tr className="cost-total">
              <th scope="row">Together</th>
              <td>{figure(total)}</td>
            </tr>
          </tbody>
        </table>
        {note && <p className="small">{note}</p>}
        {year && (
          <p className="small muted">
            Whole year {year.year}: <b>{money(year.sum)}</b>
          </p>
        )}
      </section>
      {term && (
        <section aria-labelledby="dues-title">
          <h2 className="h3" id="dues-title">
            {duesWords(fees.parts.length)}, {term.name}
          </h2>
          <ol className="cost-dues">
            {duesOf(total, fees, term.firstDay).map(({ day, amount }) => (
              <li key={day}>
                <time dateTime={day}>{dayOfYearWords(day)}</time>
                <b>{money(amount)}</b>
              </li>
            ))}
          </ol>
          <LaterDues later={later} fees={fees} />
        </section>
      )}
      <p className="cost-send">
        <a className="btn cost-wa" href={`https://wa.me/?text=${encodeURIComponent(words)}`} rel="noopener">
          <Icon name="whatsapp" />
          Send by WhatsApp
        </a>
        <Link className="btn line" to={`/print/fees${queryOf(request)}#print`}>
          <Icon name="print" />
          Print
        </Link>
      </p>
    </div>
  );
}

const duesWords = (count: number) =>
  count === 1 ? 'The day to pay' : count === 3 ? 'Three days to pay' : 'Days to pay';
