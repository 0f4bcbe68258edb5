import { dayOfYearWords, yearOfDay } from '../../../contract/common/days.ts';
import { thisPlace } from '../../../contract/common/this-school.ts';
import { duesOf } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fee, Fees } from '../../../contract/school/fees.ts';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { figure } from './bill-lines.tsx';
import type { Bill } from './cost-answer.ts';
import { SheetBill } from './sheet-bill.tsx';
import { UniformLines } from './uniform-sheet.tsx';

type Props = { view: CostView; fees: Fees; bill: Bill | undefined };

/** All that a school charges on one sheet: fees in parts, days to pay, bus, uniform. */
export function FeesSheet({ view, fees, bill }: Props) {
  const coming = view.terms.filter(({ campus, firstDay }) => campus === null && firstDay >= view.today);
  const year = coming[0] && yearOfDay(coming[0].firstDay);
  const ofYear = view.terms.filter(({ campus, firstDay }) => campus === null && yearOfDay(firstDay) === year);
  const isEach = fees.classes.every(({ amounts }) => new Set(amounts).size === 1);
  return (
    <Sheet title={view.page?.title ?? 'School fees'} path={view.page?.to ?? '/cost'} today={view.today}>
      <p className="sheet-lead">All sums in {thisPlace().currency}.</p>
      {bill && <SheetBill {...bill} fees={fees} />}
      <FeeTable fees={fees} parts={isEach ? fees.parts : []} terms={ofYear.length} />
      {!bill?.term && ofYear.length > 0 && (
        <div className="sheet-box">
          <h2>Days to pay</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{year}</th>
                {fees.parts.map(({ week, percent }) => (
                  <th key={week} scope="col">
                    {partWords(percent)}
                  </th>
                ))}
                <th scope="col">Last school day</th>
              </tr>
            </thead>
            <tbody>
              {ofYear.map(({ name, firstDay, lastDay }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {duesOf(0, fees, firstDay).map(({ day }) => (
                    <td key={day}>{dayOfYearWords(day)}</td>
                  ))}
                  <td>{dayOfYearWords(lastDay)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="sheet-cols">
        {view.uniform.length > 0 && (
          <section>
            <h2>Uniform, once</h2>
            <UniformLines uniform={view.uniform.slice(0, 14)} />
          </section>
        )}
        <div>
          {fees.siblings.length > 0 && (
            <section>
              <h2>Less for families</h2>
              <ul>
                {fees.siblings.map(({ child, percent }) => (
                  <li key={child}>
                    {child === 2 ? 'Second child' : 'Third or later child'}: {percent} per cent less
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="sheet-box warn">
            <b>Before you pay, read how on our page.</b> If somebody asks you to pay to a person’s own phone number,
            call us.
          </p>
        </div>
      </div>
    </Sheet>
  );
}

type TableProps = { fees: Fees; parts: Fees['parts']; terms: number };

function FeeTable({ fees, parts, terms }: TableProps) {
  const rows: Fee[] = [...fees.classes, ...fees.boarding, ...fees.buses].slice(0, 16);
  const inParts = parts.length > 1 ? parts : [];
  const columns = Math.max(...rows.map(({ amounts }) => new Set(amounts).size));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">For</th>
          {columns > 1 ? (
            Array.from({ length: columns }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: terms have nothing but their place
              <th key={place} scope="col" className="sheet-sum">
                Term {place + 1}
              </th>
            ))
          ) : (
            <th scope="col" className="sheet-sum">
              Each term
            </th>
          )}
          {inParts.map(({ week, percent }) => (
            <th key={week} scope="col" className="sheet-sum">
              {partWords(percent)}
            </th>
          ))}
          {terms > 1 && (
            <th scope="col" className="sheet-sum">
              Whole year
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, campuses, amounts }) => {
          const [first = 0] = amounts;
          const sum = amounts.length > 1 ? amounts.reduce((all, one) => all + one, 0) : first * terms;
          const each = columns > 1 ? Array.from({ length: columns }, (_, place) => amounts[place] ?? first) : [first];
          return (
            <tr key={`${label} ${campuses.join()}`}>
              <th scope="row">{label}</th>
              {each.map((amount, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: terms have nothing but their place
                <td key={place} className="sheet-sum">
                  <b>{figure(amount)}</b>
                </td>
              ))}
              {duesOf(first, { parts: inParts }, '2000-01-01').map(({ day, amount }) => (
                <td key={day} className="sheet-sum">
                  {figure(amount)}
                </td>
              ))}
              {terms > 1 && <td className="sheet-sum">{figure(sum)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const partWords = (percent: number) =>
  percent === 100 ? 'All of it' : percent === 50 ? 'Half' : percent === 25 ? 'A quarter' : `${percent} per cent`;
