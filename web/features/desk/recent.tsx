import type { Desk } from '../../../contract/office/desk.ts';
import { briefDate } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { addressOf, sectionName, viewWords } from './thing-words.ts';

type Props = Pick<Desk, 'recent'> & {
  /** Whether the person may see when it is read, and from where readers come. */
  hasStatistics: boolean;
};

export function Recent({ recent, hasStatistics }: Props) {
  if (recent.length === 0) return <p className="muted small">Nothing is public yet.</p>;
  return (
    <ul className="desk-list">
      {recent.map((story) => (
        <li key={`${story.kind} ${story.id}`}>
          <Link to={addressOf(story)}>{story.title}</Link>
          <small>
            {sectionName(story)}, {briefDate(story.at)} ·{' '}
            {hasStatistics ? <Link to={statisticsOf(story)}>{viewWords(story.views)}</Link> : viewWords(story.views)}
          </small>
        </li>
      ))}
    </ul>
  );
}

const statisticsOf = (story: Desk['recent'][number]): string =>
  `/desk/statistics?${new URLSearchParams({ page: addressOf(story) })}`;
