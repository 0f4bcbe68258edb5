import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';
import { useSite } from '../../ui/meta/site.ts';
import { Scene } from '../../ui/pictures/scene.tsx';

export function NotFound() {
  const site = useSite();
  return (
    <>
      <section className="hero wordy">
        <Scene set="hero" className="scene hero-art" eager />
        <div className="rise hero-body">
          <div className="wrap">
            <p className="kicker">404</p>
            <h1>Page Not Found</h1>
            <p className="lede">{site?.words.notFound}</p>
            <div className="row">
              <ButtonLink to="/" kind="sun">
                Back to the home page
              </ButtonLink>
              <ButtonLink to="/contact" kind="line">
                Ask us
              </ButtonLink>
            </div>
          </div>
        </div>
        <span className="fold" />
      </section>
      <nav className="band tight" aria-labelledby="wanted-title">
        <div className="wrap stack">
          <h2 id="wanted-title" className="h3">
            Most people were looking for
          </h2>
          <div className="chips">
            {site?.footer.wanted.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </div>
        </div>
      </nav>
    </>
  );
}
