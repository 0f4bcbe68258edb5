import { notTaughtWords } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { art } from '../../ui/pictures/art.ts';
import { ClassFees } from './class-fees.tsx';
import styles from './cost.css?url';
import { answerTo, boardingWords } from './cost-answer.ts';
import { CostBill } from './cost-bill.tsx';
import { CostForm } from './cost-form.tsx';
import { type CostRequest, costAddress } from './cost-request.ts';
import { UniformTable } from './uniform-list.tsx';

type Props = { request: CostRequest; view: CostView; origin: string; feesTo: string | undefined };

/** Five questions and the sum of a term; below it the uniform and the buses. */
export function CostPage({ request, view, origin, feesTo }: Props) {
  const { fees, uniform, campuses } = view;
  const withBuses = campuses.filter(({ buses }) => buses.length > 0);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="band tight">
        {fees ? (
          <div className="wrap cost">
            <CostForm request={request} view={view} fees={fees} />
            <Answer request={request} view={view} origin={origin} />
          </div>
        ) : (
          <NoFees to={view.page?.to ?? feesTo} />
        )}
        {fees && view.page && (
          <p className="wrap cost-more">
            <Link className="more" to={view.page.to}>
              What is included and how to pay <Icon name="arrow" />
            </Link>
          </p>
        )}
      </div>
      {uniform.length > 0 && (
        <section className="band tight alt" id="uniform" aria-labelledby="uniform-title">
          <div className="wrap cost-pair">
            <div className="stack">
              <h2 id="uniform-title">Uniform list</h2>
              <p className="lede">With what each piece costs at the school.</p>
              <img src={art('banner-1')} alt="" width="1600" height="420" loading="lazy" decoding="async" />
              <Link className="more" to="/print/uniform#print">
                <Icon name="print" />
                Print the list
              </Link>
            </div>
            <div className="cost-sheet">
              <UniformTable uniform={uniform} />
            </div>
          </div>
        </section>
      )}
      {withBuses.length > 0 && (
        <section className="band tight" id="bus" aria-labelledby="bus-title">
          <div className="wrap cost-pair">
            <h2 id="bus-title">School bus</h2>
            <ul className="cost-buses">
              {withBuses.map(({ name, to, buses }) => (
                <li key={name}>
                  {to ? <Link to={`${to}#bus`}>{name}</Link> : <b>{name}</b>}
                  <small>{buses.join('; ')}</small>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

type AnswerProps = Pick<Props, 'request' | 'view' | 'origin'>;

function Answer({ request, view, origin }: AnswerProps) {
  const { fees } = view;
  const { class: wanted } = request;
  if (!fees) return null;
  if (!wanted) return <ClassFees request={request} view={view} fees={fees} />;
  const { choice, taught, isTaught, cost, ...bill } = answerTo({ ...request, class: wanted }, view, fees);
  if (!cost) {
    return (
      <section className="cost-bill" id="answer" aria-labelledby="bill-title">
        <h2 className="h3" id="bill-title">
          {isTaught ? `${wanted} differs by campus` : notTaughtWords(wanted, choice.campus ?? '')}
        </h2>
        <p>Choose a campus:</p>
        <p className="chips">
          {taught.map(({ name, slug }) => (
            <Link key={slug} to={`${costAddress({ ...request, campus: slug })}#answer`}>
              {name}
            </Link>
          ))}
        </p>
      </section>
    );
  }
  const { boarding } = choice;
  const note = request.boarding && !boarding ? `${boardingWords(fees)} This is the sum for a day pupil.` : undefined;
  // What is passed on asks for no more than what was counted.
  const counted = { ...request, boarding: boarding || undefined };
  return <CostBill {...{ ...bill, request: counted, view, fees, cost, note, origin }} />;
}

function NoFees({ to }: { to: string | undefined }) {
  return (
    <div className="wrap reading-flow" role="status">
      <p className="lede">The sum cannot be counted at the moment: no table of fees can be read.</p>
      <p>
        {to ? <Link to={to}>Read the fees as they are written</Link> : <Link to="/contact">Ask us about the fees</Link>}
        .
      </p>
    </div>
  );
}
