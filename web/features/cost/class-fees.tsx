import { money } from '../../../contract/common/money.ts';
import { costOf, totalAt } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import { Link } from '../../ui/links/link.tsx';
import { type CostRequest, campusesWith, choiceOf, classesOf, costAddress } from './cost-request.ts';
import { comingTerms } from './cost-terms.ts';

type Props = { request: CostRequest; view: CostView; fees: Fees };

/** Before a class is chosen: every class with its fee, each a tap away from its own sum. */
export function ClassFees({ request, view, fees }: Props) {
  const { campus } = choiceOf(request, view);
  const place = comingTerms(view, request.campus)[0]?.place ?? 0;
  const taught = classesOf(fees.classes).filter(
    (one) => !request.campus || campusesWith(one, view).some(({ slug }) => slug === request.campus),
  );
  return (
    <div className="stack cost-answer" id="answer">
      <section className="cost-bill" aria-labelledby="bill-title">
        <h2 className="h3" id="bill-title">
          {campus ? `Fees at ${campus}` : 'Fees for each class'}
        </h2>
        <table className="cost-lines cost-classes">
          <thead>
            <tr>
              <th scope="col">Class</th>
              <td>A term</td>
            </tr>
          </thead>
          <tbody>
            {taught.map((one) => {
              const cost = costOf(fees, { ...choiceOf({ ...request, class: one }, view) }, place);
              return (
                <tr key={one}>
                  <th scope="row">
                    <Link to={`${costAddress({ ...request, class: one })}#answer`}>{one}</Link>
                  </th>
                  <td>{cost ? money(totalAt(cost, place)) : 'by campus'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {!campus && view.campuses.length > 1 && isSameEverywhere(fees) && (
          <p className="small muted">The same at every campus.</p>
        )}
      </section>
    </div>
  );
}

const isSameEverywhere = ({ classes }: Fees) => classes.every(({ campuses }) => campuses.length === 0);
