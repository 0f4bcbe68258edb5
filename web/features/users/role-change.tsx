import { type FormEvent, useId, useState } from 'react';
import { adminRole, highestGivenRole } from '../../../contract/roles.ts';
import { canManage } from '../../../contract/user-rules.ts';
import type { User } from '../../../contract/users.ts';
import { roleName } from '../../office/role-pill.tsx';
import { roleChoices } from './role-choices.ts';
import type { Act } from './user-account.tsx';

type Props = { actor: { id: number; role: number }; user: User; act: Act };

export function RoleChange({ actor, user, act }: Props) {
  const { id, name, role } = user;
  const [wanted, setWanted] = useState(role);
  const [busy, setBusy] = useState(false);
  const field = useId();
  const isFinal = !canManage(actor, { id, role: wanted });

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    // An owner can be made from the command line only, so there is no way back to that.
    const canUndo = !isFinal && role <= highestGivenRole;
    await act(
      { role: wanted },
      nowIs(name, wanted),
      canUndo ? { change: { role }, text: nowIs(name, role) } : undefined,
    );
    setBusy(false);
  }
  return (
    <form className="field" onSubmit={onSubmit}>
      <label htmlFor={field}>Role</label>
      <div className="act-row">
        <select
          id={field}
          value={wanted}
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
        <button type="submit" className="btn line sm" disabled={busy || wanted === role}>
          {busy ? 'Changing…' : 'Change role'}
        </button>
      </div>
      <p className="hint" id={`${field}-hint`} role="status">
        {wanted !== role && isFinal && 'Only an owner can take this back.'}
        {wanted !== role && role > adminRole && 'An owner is made from the command line only.'}
      </p>
    </form>
  );
}

function nowIs(name: string, role: number): string {
  if (role === 1) return `${name} is now a regular user.`;
  return `${name} is now an ${roleName(role).toLowerCase()}.`;
}
