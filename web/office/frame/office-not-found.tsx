import { ButtonLink } from '../../ui/links/button-link.tsx';
import { art } from '../../ui/pictures/art.ts';

/** Nothing is at this address of the office, or it is no longer there. */
export const OfficeNotFound = () => (
  <div className="empty">
    <img src={art('empty-3')} alt="" width="320" height="240" decoding="async" />
    <h1>Page Not Found</h1>
    <p className="muted">It may have been deleted, or the address has a slip in it.</p>
    <p className="row">
      <ButtonLink to="/desk">To the desk</ButtonLink>
      <ButtonLink to="/desk/search" kind="line">
        Search the office
      </ButtonLink>
    </p>
  </div>
);
