import { ButtonLink } from '../../../ui/links/button-link.tsx';

/** Asks former pupils for their story. */
export function OneOfOurs() {
  return (
    <section className="band tight alt" aria-labelledby="one-of-ours">
      <div className="wrap split one-of-ours">
        <div>
          <h2 id="one-of-ours">Were you one of ours?</h2>
          <p className="lede">Tell the P7 class what comes after. Six short questions and one recent picture of you.</p>
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
