import { OfficeHead } from '../../office/frame/head.tsx';
import { Link } from '../../ui/links/link.tsx';
import { topicsFor } from './topics.ts';

/** All tasks of a role, in the order of the menu. */
export function HelpPage({ role }: { role: number }) {
  return (
    <>
      <OfficeHead
        title="Help"
        note="What you do here, each in a few lines. From every screen the ? leads to its own."
      />
      <div className="help-groups">
        {topicsFor(role).map(({ title, topics }) => (
          <nav className="box" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="plain">
              {topics.map((topic) => (
                <li key={topic.id}>
                  <Link to={`/desk/help/${topic.id}`}>{topic.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
}
