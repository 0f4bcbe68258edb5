import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { useWords } from '../../../ui/meta/site.ts';

/** How the pages of the alumni end: it asks former pupils for their story. */
export function OneOfOurs() {
  const { storySub } = useWords();
  return (
    <section className="band tight alt one-of-ours" aria-labelledby="one-of-ours">
      <div className="wrap split">
        <div>
          <h2 id="one-of-ours">Were you one of ours?</h2>
          <p className="lede">{storySub}</p>
        </div>
        <p className="row">
          <ButtonLink to="/alumni/alumcontact">Share your story</ButtonLink>
          <ButtonLink to="/alumni/alevents" kind="line">
            Alumni Events
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
