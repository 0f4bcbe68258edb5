import { useId } from 'react';
import type { HeldChoice } from '../../../contract/people/privacy.ts';
import { contentAddress } from '../../office/words/content-types.ts';
import { briefDate } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { decisionField, tickField } from './decisions.ts';
import { choiceFates } from './held-words.ts';

/** Something that goes only if it is ticked, with every sentence in which the words stand. */
export function TickChoice({ choice }: { choice: HeldChoice }) {
  const more = useId();
  return (
    <li className="choice">
      <label className="check-row">
        <input type="checkbox" name={tickField(choice.id)} aria-describedby={more} />
        <span>
          {choice.label}
          <small>{choiceFates[choice.fate]}</small>
        </span>
      </label>
      <ChoiceMore id={more} choice={choice} />
    </li>
  );
}

const answers = [
  ['erase', 'Delete it'],
  ['keep', 'Keep it, with the name'],
] as const;

/** Something that was published from the person's own form: nobody can pass it by. */
export function DecisionChoice({ choice }: { choice: HeldChoice }) {
  const more = useId();
  return (
    <li className="choice">
      <fieldset className="decision" aria-describedby={more}>
        <legend>{choice.label}</legend>
        {answers.map(([value, label]) => (
          <label className="check-row" key={value}>
            <input type="radio" name={decisionField(choice.id)} value={value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <ChoiceMore id={more} choice={choice} />
    </li>
  );
}

function ChoiceMore({ id, choice }: { id: string; choice: HeldChoice }) {
  const { note, versions, sentences, at, kind, itemId, label } = choice;
  const to = kind && itemId ? contentAddress(kind, itemId) : undefined;
  return (
    <div id={id} className="choice-more">
      {sentences.map(({ before, hit, after }) => (
        <p className="sentence" key={`${before}\n${hit}\n${after}`}>
          {before}
          <mark>{hit}</mark>
          {after}
        </p>
      ))}
      {note && <p>{note}</p>}
      <p className="choice-foot">
        {versions > 0 && <span>{versions === 1 ? 'With 1 earlier version' : `With ${versions} earlier versions`}</span>}
        {at && <time dateTime={at}>{briefDate(at)}</time>}
        {to && (
          // In a window of its own: the ticks would be lost.
          <Link to={to} target="_blank" aria-label={`Look at it: ${label}, opens in a new window`}>
            Look at it
          </Link>
        )}
      </p>
    </div>
  );
}
