import { art } from '../../ui/pictures/art.ts';

/** Something broke on our side. A plain link loads the page anew, which a client-side one would not. */
export function Fault() {
  return (
    <div className="band tight">
      <div className="wrap">
        <div className="empty">
          <img src={art('empty-4')} alt="" width="320" height="240" />
          <h1 className="h3">Something went wrong on our side.</h1>
          <p className="muted">Please try again in a minute. Nothing that you sent has been lost.</p>
          <p className="row">
            <a className="btn" href="/">
              Back to the home page
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
