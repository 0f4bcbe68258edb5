import { money } from '../../../contract/common/money.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';

type Props = Pick<CostView, 'uniform'>;

const figure = (amount: number) => amount.toLocaleString('en');

/** What a full set costs, piece by piece, and what is useful beside it. */
export function UniformTable({ uniform }: Props) {
  const set = uniform.filter(({ pieces }) => pieces > 0);
  const useful = uniform.filter(({ pieces }) => pieces === 0);
  const sum = set.reduce((all, { price, pieces }) => all + price * pieces, 0);
  return (
    <>
      <table className="cost-lines">
        <caption className="vh">Uniform with prices</caption>
        <tbody>
          {set.map(({ name, price, pieces }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {pieces > 1 && (
                  <small>
                    {pieces} of it, {figure(price)} each
                  </small>
                )}
              </th>
              <td>{figure(price * pieces)}</td>
            </tr>
          ))}
          {set.length > 0 && (
            <tr className="cost-total">
              <th scope="row">Full set</th>
              <td>{money(sum)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {useful.length > 0 && (
        <p className="small muted">
          Useful, not needed: {useful.map(({ name, price }) => `${name} ${figure(price)}`).join('; ')}.
        </p>
      )}
    </>
  );
}
