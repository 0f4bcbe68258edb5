import { Link } from '../../../ui/links/link.tsx';
import { useWords } from '../../../ui/meta/site.ts';
import { art } from '../../../ui/pictures/art.ts';

/** Why a story is worth the quarter of an hour, and what becomes of it. */
export function StoryInvitation() {
  const words = useWords();
  return (
    <div className="form-side">
      <img
        className="story-drawing"
        src={art('event-26')}
        alt=""
        width="800"
        height="600"
        loading="lazy"
        decoding="async"
      />
      <section aria-labelledby="story-title">
        <h2 className="form-title" id="story-title">
          What becomes of your story
        </h2>
        <ol className="steps">
          <li>
            <h3>We read it</h3>
            <p>Somebody in the office reads every story, and writes to you if anything is unclear.</p>
          </li>
          <li>
            <h3>It joins the others</h3>
            <p>Your picture, your class and your answers appear among the alumni profiles.</p>
          </li>
          <li>
            <h3>{words.storyReaders}</h3>
            <p>{words.storyReadersText}</p>
          </li>
        </ol>
      </section>
      <p className="small">
        See who is there already: <Link to="/alum/">Alumni Profiles</Link>.
      </p>
    </div>
  );
}
