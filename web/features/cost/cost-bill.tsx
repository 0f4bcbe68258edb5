import { dayOfYearWords } from '../../../contract/common/days.ts';
import { money } from '../../../contract/common/money.ts';
import { type Cost, duesOf, totalAt } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { type CostRequest, costAddress, queryOf } from './cost-request.ts';
import { comingTerms, yearSum } from './cost-terms.ts';

type Props = { request: CostRequest; view: CostView; fees: Fees; cost: Cost; title: string; origin: string };

/** What was asked for, as a bill: how the sum is made, when it is due, and ways to pass it on. */
export function CostBill({ request, view, fees, cost, title, origin }: Props) {
  const [term, ...later] = comingTerms(view, request.campus);
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
            {cost.lines.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amount < 0 ? `− ${figure(-amount)}` : figure(amount)}</td>
              </tr>
            ))}
            <tr className="cost-total">
              <th scope="row">Together</th>
              <td>{figure(total)}</td>
            </tr>
          </tbody>
        </table>
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
          {later.slice(0, 2).map((one) => (
            <p key={one.firstDay} className="small muted">
              {one.name}:{' '}
              {duesOf(total, fees, one.firstDay)
                .map(({ day }) => dayOfYearWords(day).replace(/^\w+ /, ''))
                .join(', ')}
              .
            </p>
          ))}
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

const figure = (amount: number) => amount.toLocaleString('en');
const duesWords = (count: number) =>
  count === 1 ? 'The day to pay' : count === 3 ? 'Three days to pay' : 'Days to pay';
