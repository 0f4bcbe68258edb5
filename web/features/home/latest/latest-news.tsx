import { shortDate } from '../../../ui/dates/dates.ts';
import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { HomeView } from '../home-view.ts';

type Props = HomeView['news'] & { title: string; count: number };
type Card = Props['homeStories'][number];

/** One large story and a list; nothing at all when there is no news. */
export function LatestNews({ title, count, topStory, homeStories }: Props) {
  if (!topStory) return null;
  const stories = homeStories.slice(0, count - 1);
  return (
    <section className="band" aria-labelledby="news-title">
      <div className="wrap">
        <SectionHead id="news-title" title={title}>
          <MoreLink to="/news">All news</MoreLink>
        </SectionHead>
        <div className={stories.length > 0 ? 'news-home' : 'news-home alone'}>
          <LeadStory story={topStory} />
          <ul className="list">
            {stories.map((story) => (
              <ListedStory key={story.id} story={story} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function LeadStory({ story: { id, title, detail, createdAt, pictureInfo } }: { story: Card }) {
  return (
    <article className="card">
      {pictureInfo.slice(0, 1).map((picture) => (
        <span key={picture.name} className="pic">
          <Picture picture={picture} sizes="(min-width: 60rem) 40rem, 92vw" />
        </span>
      ))}
      <p className="meta">
        <span className="tag">Top story</span>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </p>
      <h3>
        <Link to={`/news/view/${id}`}>{title}</Link>
      </h3>
      <p>{detail}</p>
    </article>
  );
}

function ListedStory({ story: { id, title, createdAt, pictureInfo } }: { story: Card }) {
  return (
    <li className="listed">
      <p className="meta">
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </p>
      <h3>
        <Link to={`/news/view/${id}`}>{title}</Link>
      </h3>
      {pictureInfo.slice(0, 1).map((picture) => (
        <span key={picture.name} className="pic">
          <Picture picture={picture} sizes="5.5rem" />
        </span>
      ))}
    </li>
  );
}
