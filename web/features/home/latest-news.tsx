import { Link } from 'react-router';
import type { z } from 'zod';
import type { storyCard } from '../../../contract/stories.ts';
import { Picture } from '../../ui/picture.tsx';

type Card = z.infer<typeof storyCard>;

export function LatestNews({ topStory, stories }: { topStory: Card | null; stories: Card[] }) {
  if (!topStory) return null;
  return (
    <section className="wrap band" aria-labelledby="news-title">
      <h2 id="news-title">Latest News</h2>
      <article>
        {topStory.pictureInfo.slice(0, 1).map((picture) => (
          <Picture key={picture.name} picture={picture} sizes="(min-width: 48rem) 40rem, 100vw" />
        ))}
        <h3>
          <Link to={`/news/view/${topStory.id}`}>{topStory.title}</Link>
        </h3>
        <p>{topStory.detail}</p>
      </article>
      <ul>
        {stories.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/news/view/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
