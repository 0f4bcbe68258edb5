import type { HeldPhrase } from '../../../contract/people/privacy.ts';
import { TickChoice } from './choice-parts.tsx';
import { phraseNames } from './held-words.ts';

/** One name, and the places where it stands. */
export function PhraseChoices({ phrase: { text, whose, refused, places } }: { phrase: HeldPhrase }) {
  return (
    <section className="phrase">
      <h4>
        {phraseNames[whose]} <q>{text}</q>
      </h4>
      {refused && <p className="muted small">{refused}</p>}
      {!refused && places.length === 0 && <p className="muted small">It stands in no other text.</p>}
      {places.length > 0 && (
        <ul className="choices">
          {places.map((place) => (
            <TickChoice key={place.id} choice={place} />
          ))}
        </ul>
      )}
    </section>
  );
}
