import { type FormEvent, useId, useState } from 'react';
import { adminRole, canManage, highestGivenRole } from '../../../../contract/people/roles.ts';
import type { User } from '../../../../contract/people/users.ts';
import { Confirm, useAsking } from '../../../office/boxes/confirm.tsx';
import { roleName } from '../../../office/pills/role-pill.tsx';
import { administratorReach, roleChoices } from '../role-choices.ts';
import type { Act } from './act.ts';

type Props = { actor: { id: number; role: number }; user: User; act: Act };

export function RoleChange({ actor, user, act }: Props) {
  const { id, name, role } = user;
  const [wanted, setWanted] = useState(role);
  const [busy, setBusy] = useState(false);
  const field = useId();
  const isFinal = !canManage(actor, { id, role: wanted });
  const { asking, trigger, ask, stop } = useAsking();
  const question = questionAbout({ name, role, wanted, isFinal });

  async function change(): Promise<boolean> {
    setBusy(true);
    // An owner is made in a place of its own, with a fresh proof.
    const canUndo = !isFinal && role <= highestGivenRole;
    const undo = canUndo ? { change: { role }, text: nowIs(name, role) } : undefined;
    const isDone = await act({ role: wanted }, nowIs(name, wanted), undo);
    setBusy(false);
    return isDone;
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (question) ask();
    else void change();
  }
  return (
    <form className="field" onSubmit={onSubmit}>
      <label htmlFor={field}>Role</label>
      <div className="act-row">
        <select
          id={field}
          value={wanted}
          disabled={asking}
          aria-describedby={`${field}-hint`}
          onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
        >
          {role > highestGivenRole && (
            <option value={role} disabled>
              {roleName(role)}
            </option>
          )}
          {roleChoices.map(({ role: choice, words }) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
        <button ref={trigger} type="submit" className="btn line sm" disabled={busy || asking || wanted === role}>
          {busy ? 'Changing…' : 'Change role'}
        </button>
      </div>
      {asking && question && (
        <Confirm {...question} busyLabel="Changing…" no="No, leave the role" act={change} stop={stop}>
          {question.words}
        </Confirm>
      )}
      <p className="hint" id={`${field}-hint`} role="status">
        {wanted !== role && !asking && isFinal && 'Only an owner can take this back.'}
      </p>
    </form>
  );
}

type Step = { name: string; role: number; wanted: number; isFinal: boolean };

/** What reaches far, or cannot be taken back by whoever does it, is asked once more. */
function questionAbout({ name, role, wanted, isFinal }: Step) {
  if (role > adminRole) {
    const words = `${name} loses what only owners may do. You can give it back under Ownership.`;
    return { title: `Should ${name} no longer be an owner?`, words, yes: `Yes, make ${roleName(wanted)}` };
  }
  if (wanted < adminRole || role >= adminRole) return null;
  const way = isFinal
    ? 'You cannot take this back: only an owner can.'
    : 'Only an owner, such as you, can take this back.';
  return {
    title: `Make ${name} an administrator?`,
    words: `${administratorReach} ${way}`,
    yes: 'Yes, make administrator',
  };
}

function nowIs(name: string, role: number): string {
  if (role === 1) return `${name} is now a regular user.`;
  return `${name} is now an ${roleName(role).toLowerCase()}.`;
}
