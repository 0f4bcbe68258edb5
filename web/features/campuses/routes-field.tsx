import { useEffect, useRef, useState } from 'react';
import { maxRoutes } from '../../../contract/school/campuses.ts';
import type { FormField } from '../../ui/form/describe.ts';
import { TextArea, TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type RouteText, routeField, routeForm, routesIn } from './route-form.ts';

type Row = { key: number; start: RouteText };

/** The buses of a campus, each with its stops. */
export function RoutesField() {
  const { name: form, values } = useFormState();
  const [rows, setRows] = useState<Row[]>(() => routesIn(values).map((start, key) => ({ key, start })));
  const [said, setSaid] = useState('');
  const lastKey = useRef(rows.length);
  const next = useRef<number | 'add'>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new list, after the fields have their names
  useEffect(() => {
    const goal = next.current;
    if (goal === null) return;
    next.current = null;
    // The form reads its fields again, as after typing.
    group.current?.dispatchEvent(new Event('input', { bubbles: true }));
    if (goal === 'add') add.current?.focus();
    else document.getElementById(`${form}-${routeField(goal, 'name')}`)?.focus();
  }, [rows]);

  function append() {
    lastKey.current += 1;
    next.current = rows.length;
    setRows([...rows, { key: lastKey.current, start: { name: '', note: '', stops: '' } }]);
    setSaid('');
  }

  function remove(place: number) {
    next.current = rows.length > 1 ? Math.min(place, rows.length - 2) : 'add';
    setRows(rows.filter((_, position) => position !== place));
    setSaid(`Bus ${place + 1} is taken off the list.`);
  }

  return (
    <fieldset ref={group} className="bus-routes" name="routes">
      <legend>School buses</legend>
      <ol>
        {rows.map(({ key, start }, place) => (
          <li key={key} className="bus-route">
            <TextField name={routeField(place, 'name')} defaultValue={start.name} {...wordsOf('name')} />
            <TextField name={routeField(place, 'note')} defaultValue={start.note} {...wordsOf('note')} />
            <TextArea name={routeField(place, 'stops')} defaultValue={start.stops} {...wordsOf('stops')} rows={4} />
            <button type="button" className="btn line sm" onClick={() => remove(place)}>
              <Icon name="trash" />
              Remove bus {place + 1}
            </button>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
      <button ref={add} type="button" className="btn line sm" disabled={rows.length >= maxRoutes} onClick={append}>
        <Icon name="plus" />
        Add a bus
      </button>
    </fieldset>
  );
}

const wordsOf = (part: keyof RouteText) => {
  const { label, hint, optional, rule }: FormField = routeForm[part];
  return { label, hint, optional, maxLength: rule.max };
};
