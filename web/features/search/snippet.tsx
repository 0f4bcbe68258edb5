import { phonesIn } from '../../../contract/common/phone/phone-numbers.ts';
import type { SearchDoc } from '../../../contract/site/search.ts';

type Pieces = SearchDoc['snippet'];

/** An extract with its matches marked. A number to call is one link, whichever of its figures were looked for. */
export function Snippet({ pieces }: { pieces: Pieces }) {
  const found = phonesIn(pieces.map(({ text }) => text).join(''));
  const ends = found.map(({ index, text }) => index + text.length);
  return (
    <>
      {found.map(({ index, dial }, place) => (
        <span key={index}>
          <Marked pieces={between(pieces, ends[place - 1] ?? 0, index)} />
          <a href={`tel:${dial}`}>
            <Marked pieces={between(pieces, index, ends[place] ?? index)} />
          </a>
        </span>
      ))}
      <Marked pieces={between(pieces, ends.at(-1) ?? 0)} />
    </>
  );
}

function Marked({ pieces }: { pieces: Pieces }) {
  let place = 0;
  return pieces.map(({ text, hit }) => {
    const key = place;
    place += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** What stands from one place of the whole text to another. */
function between(pieces: Pieces, from: number, to = Number.POSITIVE_INFINITY): Pieces {
  let place = 0;
  return pieces
    .map(({ text, hit }) => {
      const part = text.slice(Math.max(0, from - place), Math.max(0, to - place));
      place += text.length;
      return { text: part, hit };
    })
    .filter(({ text }) => text !== '');
}
