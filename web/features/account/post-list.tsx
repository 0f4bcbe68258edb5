import type { UserPost } from '../../../contract/people/users.ts';
import { PublishPill } from '../../office/publishing/publish-pill.tsx';
import { moment } from '../../office/words/moment.ts';
import { sectionBase } from '../../ui/addresses/variant.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';

const kinds = {
  news: { section: 'news', icon: 'newspaper', names: ['News', 'Alumni News'] },
  article: { section: 'blog', icon: 'edit', names: ['Blog', 'Alumni Testimonials'] },
} as const;

/** All that a person wrote, the newest first; what readers do not see yet is marked. */
export function PostList({ posts }: { posts: UserPost[] }) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <Post key={post.id} {...post} />
      ))}
    </ul>
  );
}

function Post({ id, kind, title, category, createdAt, draft, published }: UserPost) {
  const { section, icon, names } = kinds[kind];
  const variant = category === 1 ? 1 : 0;
  const address = `${sectionBase(section, variant)}/view/${id}`;
  return (
    <li>
      <Icon name={icon} />
      <div>
        <Link className="post-title" to={address}>
          {title}
        </Link>
        <p className="row muted small">
          <span>{names[variant]}</span>
          <time dateTime={createdAt}>{published || draft ? shortDate(createdAt) : moment(createdAt)}</time>
          <PublishPill draft={draft} published={published} />
        </p>
      </div>
      <Link className="btn line sm" to={`${address}?edit`} aria-label={`Edit ${title}`}>
        Edit
      </Link>
    </li>
  );
}
