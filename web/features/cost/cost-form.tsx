import { busesFor, busName } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import { busSlug, type CostRequest, choiceOf, classesOf } from './cost-request.ts';

type Props = { request: CostRequest; view: CostView; fees: Fees };

/** A plain form: it asks the server, with a script or without one, and nothing of it is kept. */
export function CostForm({ request, view, fees }: Props) {
  const { campus, boarding } = choiceOf(request, view);
  const buses = busesFor(fees, campus);
  const places = [...new Set(fees.boarding.map(({ label }) => label))];
  return (
    <form className="form panel-form cost-form" action="/cost#answer">
      <Choices
        legend="Class"
        name="class"
        chosen={request.class}
        options={classesOf(fees.classes).map((one) => ({ value: one, label: one.replace(/ Class$/, '') }))}
      />
      {view.campuses.length > 1 && (
        <Choices
          legend="Campus"
          name="campus"
          chosen={request.campus}
          options={view.campuses.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
      {buses.length > 0 && (
        <Choices
          legend="School bus"
          name="bus"
          chosen={request.bus ?? ''}
          options={[
            { value: '', label: 'No bus' },
            ...buses.map((bus) => ({ value: busSlug(bus), label: busName(bus) })),
          ]}
        />
      )}
      {fees.siblings.length > 0 && (
        <Choices
          legend="Brothers and sisters with us"
          name="child"
          chosen={String(request.child ?? '')}
          options={[
            { value: '', label: 'None' },
            { value: '2', label: 'One' },
            { value: '3', label: 'Two or more' },
          ]}
        />
      )}
      {places.length > 0 && (
        <Choices
          legend="Boarding"
          name="boarding"
          chosen={boarding ? 'yes' : ''}
          options={[
            { value: '', label: 'Day pupil' },
            { value: 'yes', label: 'Boarder' },
          ]}
          hint={places.join('. ')}
        />
      )}
      <div className="submit">
        <button className="btn" type="submit">
          Show the sum
        </button>
        <p>Nothing of this is kept or sent to anybody.</p>
      </div>
    </form>
  );
}

type ChoicesProps = {
  legend: string;
  name: string;
  chosen: string | undefined;
  options: { value: string; label: string }[];
  hint?: string;
};

function Choices({ legend, name, chosen, options, hint }: ChoicesProps) {
  return (
    <fieldset className="cost-ask">
      <legend>{legend}</legend>
      <div className="cost-pick">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      {hint && <p className="small muted">{hint}</p>}
    </fieldset>
  );
}
