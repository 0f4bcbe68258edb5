/** What the star means, before the first of them. */
export const NeededKey = () => (
  <p className="needed-key">
    <span className="needed-mark" aria-hidden="true" /> is needed. The rest may be left empty.
  </p>
);
