import { thisPlace } from '../../../contract/common/this-school.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import { Sheet } from '../../ui/paper/sheet.tsx';

const figure = (amount: number) => amount.toLocaleString('en');

/** The list to take along, with a place to tick what was bought. */
export function UniformSheet({ view }: { view: CostView }) {
  const useful = view.uniform.filter(({ pieces }) => pieces === 0).slice(0, 14);
  return (
    <Sheet title="Uniform list" sub={`prices in ${thisPlace().currency}`} path="/cost" today={view.today}>
      <p className="sheet-lead">Tick what you have. Prices are those of the school on the day of printing.</p>
      <UniformLines uniform={view.uniform.slice(0, 26)} ticks />
      {useful.length > 0 && (
        <div className="sheet-box">
          <h2>Useful, not needed</h2>
          <table>
            <tbody>
              {useful.map(({ name, price }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="sheet-sum">{figure(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="sheet-ask">
        <div className="w8">
          <div className="sheet-line" />
          <b>Name of the child, on every piece</b>
        </div>
        <div className="w4">
          <div className="sheet-line" />
          <b>Class</b>
        </div>
      </div>
    </Sheet>
  );
}

type LinesProps = Pick<CostView, 'uniform'> & { ticks?: boolean };

export function UniformLines({ uniform, ticks = false }: LinesProps) {
  const set = uniform.filter(({ pieces }) => pieces > 0);
  const sum = set.reduce((all, { price, pieces }) => all + price * pieces, 0);
  return (
    <table>
      {ticks && (
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">How many</th>
            <th scope="col">Have it</th>
            <th scope="col" className="sheet-sum">
              Each
            </th>
            <th scope="col" className="sheet-sum">
              Together
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {set.map(({ name, price, pieces }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {!ticks && pieces > 1 && `, ${pieces}`}
            </th>
            {ticks && <td>{pieces}</td>}
            {ticks && (
              <td>
                <div className="sheet-ticks">
                  <span />
                </div>
              </td>
            )}
            {ticks && <td className="sheet-sum">{figure(price)}</td>}
            <td className="sheet-sum">{figure(price * pieces)}</td>
          </tr>
        ))}
        <tr className="sheet-total">
          <th scope="row">Full set</th>
          {ticks && <td colSpan={3} />}
          <td className="sheet-sum">
            <b>{figure(sum)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
