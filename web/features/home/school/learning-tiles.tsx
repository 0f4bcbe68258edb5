import type { PublicSite } from '../../../../contract/site/site.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';

export function LearningTiles({ tiles }: { tiles: PublicSite['home']['tiles'] }) {
  if (tiles.length === 0) return null;
  return (
    <section className="band tiles-band" aria-labelledby="learning-title">
      <div className="wrap">
        <h2 className="vh" id="learning-title">
          Learning
        </h2>
        <div className="tiles">
          {tiles.map(({ to, icon, label, hint }) => (
            <Link key={to} className="tile" to={to}>
              <Icon name={icon} />
              <h3>{label}</h3>
              <p>{hint}</p>
              <Icon name="arrow" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
