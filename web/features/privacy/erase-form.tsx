import type { Erased, HeldData } from '../../../contract/people/privacy.ts';
import { privacyMessages } from '../../../contract/people/privacy.ts';
import { ActionForm } from '../../office/forms/action-form.tsx';
import type { SaveResult } from '../../office/forms/save-result.ts';
import type { Values } from '../../ui/form/answer.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { DecisionChoice, TickChoice } from './choice-parts.tsx';
import { decisionsIn, tickCount, undecidedIn } from './decisions.ts';
import { PhraseChoices } from './phrase-choices.tsx';
import { UntouchedList } from './untouched-list.tsx';

export type Erase = (input: {
  email: string;
  confirm: string;
  erase: string[];
  keep: string[];
}) => Promise<SaveResult<Erased>>;

type Props = { held: HeldData; erase: Erase; onDone: (erased: Erased) => void };

/** For good, so each thing is decided about and the address is typed once more. */
export function EraseForm({ held, erase, onDone }: Props) {
  const { email, obstacle } = held;
  if (obstacle) {
    return (
      <p className="note">
        <Icon name="shield" />
        <span>It cannot be erased here. {obstacle}</span>
      </p>
    );
  }
  const isTyped = ({ confirm = '' }: Values) => confirm.trim().toLowerCase() === email.toLowerCase();
  const needs = (values: Values) => [
    ...(undecidedIn(held, values) > 0 ? ['a decision about what was published'] : []),
    ...(isTyped(values) ? [] : ['the address once more']),
  ];
  return (
    <>
      <p className="note bad">
        <Icon name="warning" />
        <span>
          <b>There is no undo.</b> All that is listed above goes, and what you choose below. Export it first if the
          person wants a copy.
        </span>
      </p>
      <ActionForm
        name="erase"
        needs={needs}
        check={(values): Record<string, string> => (isTyped(values) ? {} : { confirm: privacyMessages.confirm })}
        send={(values) => erase({ email, confirm: values.confirm ?? '', ...decisionsIn(values) })}
        done={onDone}
      >
        <Questions held={held} />
        <TickedWords held={held} />
        <TextField name="confirm" label="Type the address once more" type="email" autoComplete="off" hint={email} />
        <SubmitRow label="Erase for good" sendingLabel="Erasing…" />
      </ActionForm>
    </>
  );
}

function Questions({ held: { published, others, phrases, untouched } }: { held: HeldData }) {
  const named = phrases.filter(({ places, refused }) => places.length > 0 || refused);
  return (
    <>
      {published.length > 0 && (
        <section className="ask">
          <h3>Published from this person’s form</h3>
          <p className="muted small">Decide about each.</p>
          <ul className="choices">
            {published.map((choice) => (
              <DecisionChoice key={choice.id} choice={choice} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="ask">
          <h3>Found by name or phone number</h3>
          <p className="muted small">It may be somebody else’s. Tick only what is this person’s.</p>
          <ul className="choices">
            {others.map((choice) => (
              <TickChoice key={choice.id} choice={choice} />
            ))}
          </ul>
        </section>
      )}
      {named.length > 0 && (
        <section className="ask">
          <h3>In texts of others</h3>
          <p className="muted small">Read the sentences. The words are taken out only where you tick.</p>
          {named.map((phrase) => (
            <PhraseChoices key={phrase.text} phrase={phrase} />
          ))}
        </section>
      )}
      {untouched.length > 0 && <UntouchedList things={untouched} />}
    </>
  );
}

function TickedWords({ held }: { held: HeldData }) {
  const { typed } = useFormState();
  const all = tickCount(held);
  const count = Object.keys(typed ?? {}).filter((name) => name.startsWith('tick ')).length;
  if (all === 0) return null;
  return (
    <p className="small" role="status">
      {count} of {all} ticked. What is not ticked stays as it is.
    </p>
  );
}
