import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';

type Tile = { to: string; icon: IconName; name: string; words: string };

const tiles: Tile[] = [
  { to: '/academic', icon: 'book', name: 'Academic', words: 'Reading, number sense and science, ready for PLE.' },
  { to: '/arts', icon: 'drum', name: 'Arts', words: 'Drums, choir, clay and a stage to stand on.' },
  { to: '/sport', icon: 'ball', name: 'Sport', words: 'In the pool, on the pitch, and a team for every pupil.' },
  { to: '/leadership', icon: 'flag', name: 'Leadership', words: 'Houses, prefects and service to the city.' },
];

export function LearningTiles() {
  return (
    <section className="band tiles-band" aria-labelledby="learning-title">
      <div className="wrap">
        <h2 className="vh" id="learning-title">
          Learning
        </h2>
        <div className="tiles">
          {tiles.map(({ to, icon, name, words }) => (
            <Link key={to} className="tile" to={to}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{words}</p>
              <Icon name="arrow" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
