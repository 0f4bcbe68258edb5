import type { Values } from '../../ui/form/answer.ts';
import { type EditField, picturesIn } from '../forms/edit/edit-fields.ts';
import { changedWords, comparedWords } from './changed-words.ts';
import { readable } from './compare.ts';
import './word-diff.css';

type Props = {
  field: EditField;
  /** The version that is shown. */
  values: Values;
  /** The one it is compared with. */
  other: Values;
  /** Where the other one is not beside it: what only that one has is shown too, struck through. */
  both?: boolean;
};

/** One field of one version; the words that the other version does not have are marked. */
export function WordDiff(props: Props) {
  const { field, values, other, both = false } = props;
  if (field.kind === 'pictures') return <Pictures {...props} />;
  const parts = (both ? comparedWords : changedWords)(readable(field, other), readable(field, values));
  const text = parts.map(({ value, added, removed }, place) => {
    const key = `${place}:${value.length}`;
    if (removed) return <del key={key}>{value}</del>;
    return added ? <mark key={key}>{value}</mark> : <span key={key}>{value}</span>;
  });
  return <p className="word-diff">{parts.length > 0 ? text : <em className="muted">Empty</em>}</p>;
}

function Pictures({ field: { name }, values, other, both = false }: Props) {
  const others = picturesIn(other[name]);
  const own = picturesIn(values[name]);
  const gone = both ? others.filter((picture) => !own.includes(picture)) : [];
  if (own.length + gone.length === 0) return <p className="muted">None</p>;
  return (
    <ul className="picture-diff">
      {own.map((picture, place) => (
        <li key={picture} className={others[place] === picture ? undefined : 'differs'}>
          <Small picture={picture} alt={`${place + 1}: ${picture}`} />
        </li>
      ))}
      {gone.map((picture) => (
        <li key={picture} className="gone">
          <del>
            <Small picture={picture} alt={`Not in this version: ${picture}`} />
          </del>
        </li>
      ))}
    </ul>
  );
}

const Small = ({ picture, alt }: { picture: string; alt: string }) => (
  <img src={`/images/${encodeURIComponent(picture)}?w=160`} alt={alt} loading="lazy" />
);

/** The fields in which two versions differ. */
export const differing = (fields: EditField[], one: Values, other: Values): EditField[] =>
  fields.filter((field) => readable(field, one) !== readable(field, other));
