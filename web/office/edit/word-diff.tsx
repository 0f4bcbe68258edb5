import type { Values } from '../../ui/form/answer.ts';
import { changedWords } from './changed-words.ts';
import { readable } from './compare.ts';
import { type EditField, picturesIn } from './edit-fields.ts';
import './word-diff.css';

type Props = {
  field: EditField;
  /** The version that is shown. */
  values: Values;
  /** The one it is compared with. */
  other: Values;
};

/** One field of one version; the words that the other version does not have are marked. */
export function WordDiff({ field, values, other }: Props) {
  if (field.kind === 'pictures') return <Pictures field={field} values={values} other={other} />;
  const parts = changedWords(readable(field, other), readable(field, values));
  const text = parts.map(({ value, added }, place) => {
    const key = `${place}:${value.length}`;
    return added ? <mark key={key}>{value}</mark> : <span key={key}>{value}</span>;
  });
  return <p className="word-diff">{parts.length > 0 ? text : <em className="muted">Empty</em>}</p>;
}

function Pictures({ field: { name }, values, other }: Props) {
  const others = picturesIn(other[name]);
  const own = picturesIn(values[name]);
  if (own.length === 0) return <p className="muted">None</p>;
  return (
    <ul className="picture-diff">
      {own.map((picture, place) => (
        <li key={picture} className={others[place] === picture ? undefined : 'differs'}>
          <img src={`/images/${encodeURIComponent(picture)}?w=160`} alt={`${place + 1}: ${picture}`} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}

/** The fields in which two versions differ. */
export const differing = (fields: EditField[], one: Values, other: Values): EditField[] =>
  fields.filter((field) => readable(field, one) !== readable(field, other));
