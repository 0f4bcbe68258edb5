import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';
import { Scene } from '../../ui/pictures/scene.tsx';

const wanted = [
  { to: '/fees', label: 'School fees' },
  { to: '/admissions', label: 'Admissions' },
  { to: '/events', label: 'Calendar' },
  { to: '/news', label: 'News' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/vacancies', label: 'Vacancies' },
];

export function NotFound() {
  return (
    <>
      <section className="hero wordy">
        <Scene set="hero" className="scene hero-art" eager />
        <div className="rise hero-body">
          <div className="wrap">
            <p className="kicker">404</p>
            <h1>Page Not Found</h1>
            <p className="lede">
              We have climbed the wrong hill. The page may have moved, or the address has a slip in it. The school is
              still where it was.
            </p>
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
            {wanted.map(({ to, label }) => (
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
