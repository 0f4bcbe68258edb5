import { OfficeHead } from '../../office/frame/head.tsx';
import { Link } from '../../ui/links/link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { helpPictures, pictureSize } from './pictures.ts';
import type { Topic, TopicGroup } from './topic.ts';

/** One task: its lines, how the screen looks, and what is done nearby. */
export function TopicPage({ topic, group }: { topic: Topic; group: TopicGroup }) {
  const others = group.topics.filter(({ id }) => id !== topic.id);
  return (
    <>
      <OfficeHead title={topic.title} back={{ to: '/desk/help', label: 'Help' }} />
      <div className="help-topic">
        <ol className="box help-lines">
          {topic.lines.map((line) => (
            <li key={line}>
              <MarkedWords line={line} />
            </li>
          ))}
        </ol>
        <figure className="box">
          <img
            src={helpPictures[topic.id]}
            {...pictureSize}
            alt={`The screen, with “${topic.marked}” in a yellow frame`}
            decoding="async"
          />
        </figure>
      </div>
      {others.length > 0 && (
        <nav className="box help-near" aria-label="Nearby">
          <h2>{group.title}</h2>
          <ul className="plain">
            {others.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/desk/help/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
