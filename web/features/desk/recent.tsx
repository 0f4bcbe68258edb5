import type { Desk } from '../../../contract/desk.ts';
import { briefDate } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { addressOf, sectionName, viewWords } from './thing-words.ts';

export function Recent({ recent }: Pick<Desk, 'recent'>) {
  if (recent.length === 0) return <p className="muted small">Nothing is public yet.</p>;
  return (
    <ul className="desk-list">
      {recent.map((story) => (
        <li key={`${story.kind} ${story.id}`}>
          <Link to={addressOf(story)}>{story.title}</Link>
          <small>
            {sectionName(story)}, {briefDate(story.at)} · {viewWords(story.views)}
          </small>
        </li>
      ))}
    </ul>
  );
}
