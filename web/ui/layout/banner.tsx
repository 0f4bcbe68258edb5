import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import { Scene } from '../pictures/scene.tsx';

type Crumb = { to: string; label: string };

type Props = {
  title: string;
  /** What lies between the home page and this one. */
  crumbs?: Crumb[];
  sub?: string | undefined;
  /** A headline of many words, set smaller. */
  long?: boolean;
  /** A button for those who may add or edit. */
  action?: ReactNode;
};

/** The head of every page but the first: where one is, and its name on a hill. */
export function Banner({ title, crumbs = [], sub, long = false, action }: Props) {
  return (
    <div className={long ? 'banner long' : 'banner'}>
      <Scene set="banner" className="scene banner-art" eager />
      <div className="rise banner-body">
        <div className="wrap">
          <nav className="crumbs" aria-label="Breadcrumb">
            <ol>
              {[{ to: '/', label: 'Home' }, ...crumbs].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <span aria-current="page">{title}</span>
              </li>
            </ol>
          </nav>
          <h1>{title}</h1>
          {sub && <p className="sub lede">{sub}</p>}
          {action && <div className="tools row">{action}</div>}
        </div>
      </div>
      <span className="fold" />
    </div>
  );
}
