import { useState } from 'react';
import { useEdit } from '../../../office/forms/edit/edit-context.ts';
import { sameValues } from '../../../office/history/compare.ts';
import { timeOfDay } from '../../../ui/dates/dates.ts';
import { Problem } from '../../../ui/form/fields/problem.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { inWords } from '../../../ui/form/words.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import type { When } from './publish-box.tsx';

type Props = {
  node: { path: string };
  isPublic: boolean;
  when: When;
};

/** What was chosen above, and beside it the other thing that people look for: to publish, or only to keep it. */
export function PageBar({ node, isPublic, when }: Props) {
  const { missing, sending, typed } = useFormState();
  const { saved, storedAt } = useEdit();
  const [pressed, setPressed] = useState<When>(when);
  const isChanged = typed !== null && !sameValues(typed, saved);
  const other: When = when === 'keep' ? 'now' : 'keep';

  const button = (which: When, label: string, line = false) => (
    <button
      type="submit"
      value={which}
      className={line ? 'btn line' : 'btn'}
      aria-disabled={sending || undefined}
      disabled={missing.length > 0}
      onClick={() => !sending && setPressed(which)}
    >
      {sending && pressed === which ? 'One moment…' : label}
    </button>
  );
  return (
    <div className="page-editor-bar">
      <Problem />
      <div className="row">
        {button(when, buttonOf(when, isPublic))}
        {button(other, other === 'keep' ? 'Only keep it' : 'Publish now', true)}
        {isPublic && (
          <ButtonLink to={`/${node.path}`} kind="line">
            See the public page
          </ButtonLink>
        )}
        <p className="small muted" role="status">
          {missing.length > 0 && `Still needed: ${inWords(missing)}. `}
          {isChanged && `Not saved yet.${storedAt ? ` On this device since ${timeOfDay(storedAt) ?? '0:00'}.` : ''}`}
        </p>
      </div>
    </div>
  );
}

const buttonOf = (when: When, isPublic: boolean) =>
  when === 'keep' ? 'Keep the changes' : when === 'later' ? 'Publish then' : isPublic ? 'Publish changes' : 'Publish';
