import { Link } from 'react-router';

const tiles = [
  { to: '/academic', name: 'Academic' },
  { to: '/arts', name: 'Arts' },
  { to: '/sport', name: 'Sport' },
  { to: '/leadership', name: 'Leadership' },
];

export function LearningTiles() {
  return (
    <ul className="wrap grid">
      {tiles.map(({ to, name }) => (
        <li key={to} className="card">
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
