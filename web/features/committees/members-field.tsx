import { useEffect, useRef, useState } from 'react';
import { committeeMessages, maxMembers } from '../../../contract/content/committees.ts';
import { FieldError } from '../../office/forms/field-error.tsx';
import { moved, moverIn } from '../../office/pictures/reorder.ts';
import { useFormState } from '../../ui/form/form-state.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type MemberText, memberField, membersIn } from './form.ts';
import { MemberRow } from './member-row.tsx';

type Row = { key: number; start: MemberText };
/** Where to go once the rows stand in their new order. */
type Next = { to: 'name' | 'up' | 'down'; place: number } | { to: 'add' };

/** People with their role and term, in an order that buttons change. */
export function MembersField({ thisYear }: { thisYear: number }) {
  const { name: form, values, typed, errors } = useFormState();
  const [rows, setRows] = useState<Row[]>(() => membersIn(values).map((start, key) => ({ key, start })));
  const [said, setSaid] = useState('');
  const lastKey = useRef(rows.length);
  const next = useRef<Next>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const now = membersIn(typed ?? {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new order, after the fields have their names
  useEffect(() => {
    const goal = next.current;
    if (!goal) return;
    next.current = null;
    // The form reads its fields again, as after typing.
    group.current?.dispatchEvent(new Event('input', { bubbles: true }));
    if (goal.to === 'add') add.current?.focus();
    else if (goal.to === 'name') document.getElementById(`${form}-${memberField(goal.place, 'name')}`)?.focus();
    else moverIn(list.current?.children[goal.place], goal.to)?.focus();
  }, [rows]);

  function become(wanted: Row[], goal: Next, words: string) {
    next.current = goal;
    setRows(wanted);
    setSaid(words);
  }

  function append() {
    lastKey.current += 1;
    const start = { name: '', role: '', fromYear: String(thisYear), toYear: String(thisYear + 2) };
    become([...rows, { key: lastKey.current, start }], { to: 'name', place: rows.length }, '');
  }

  function move(place: number, by: -1 | 1) {
    become(
      moved(rows, place, place + by),
      { to: by < 0 ? 'up' : 'down', place: place + by },
      `${nameAt(place)} is now number ${place + by + 1}.`,
    );
  }

  function remove(place: number) {
    const wanted = rows.filter((_, position) => position !== place);
    const goal: Next = wanted.length > 0 ? { to: 'name', place: Math.min(place, wanted.length - 1) } : { to: 'add' };
    become(wanted, goal, `${nameAt(place)} is taken off the list.`);
  }

  const nameAt = (place: number) => now[place]?.name || `Member ${place + 1}`;
  return (
    <fieldset ref={group} className="members" name="members">
      <legend>Members</legend>
      <p className="hint">Shown in this order. Up to {maxMembers}.</p>
      <ol ref={list}>
        {rows.map(({ key, start }, place) => (
          <MemberRow
            key={key}
            place={place}
            count={rows.length}
            start={start}
            name={nameAt(place)}
            onMove={(by) => move(place, by)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
      {errors.members && <FieldError>{committeeMessages.members}</FieldError>}
      <button ref={add} type="button" className="btn line sm" disabled={rows.length >= maxMembers} onClick={append}>
        <Icon name="plus" />
        Add a member
      </button>
    </fieldset>
  );
}
