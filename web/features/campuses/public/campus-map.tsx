import { type CampusMap, type Label, mapSize } from './map-layout.ts';

/** Drawn by us from a few coordinates: nothing is asked of a service for maps. */
export function CampusMapDrawing({ map }: { map: CampusMap }) {
  const { gate, places, minutes, scale, words } = map;
  const [first, ...others] = places;
  const { width, height } = mapSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <path className="cc-far" d="M-10 210C40 130 110 120 160 170S250 300 200 310H-10z" />
      <path className="cc-near" d="M-10 250c40-50 90-50 130-10s30 60 10 70H-10z" />
      <path className="cc-far" d="M260-10c0 60 60 100 150 90V-10z" />
      {others.map((place) => (
        <path key={place.label.text} className="cc-lane" d={roadOf(place, gate)} />
      ))}
      {first && <path className="cc-bank" d={roadOf(first, gate)} />}
      {first && <path className="cc-road" d={roadOf(first, gate)} />}
      {first && minutes && <path className="cc-walk" d={roadOf(first, gate)} />}
      {places.map(({ x, y, label }) => (
        <circle key={label.text} className="cc-dot" cx={x} cy={y} r="6" />
      ))}
      <path className="cc-roof" d={`M${gate.x + 14} ${gate.y - 4}h34l-6-12h-22z`} />
      <path className="cc-wall" d={`M${gate.x + 17} ${gate.y - 4}h28v13h-28z`} />
      <path className="cc-arch" d={`M${gate.x - 10} ${gate.y + 8}v-10a10 10 0 0 1 20 0v10`} />
      <path className="cc-post" d={`M${gate.x - 13} ${gate.y - 4}h6v14h-6zM${gate.x + 7} ${gate.y - 4}h6v14h-6z`} />
      {places.map(({ label }) => (
        <Name key={label.text} label={label} />
      ))}
      {first && minutes && <Walk from={first} to={gate} minutes={minutes} />}
      <Name label={gate.label} kind="cc-ours" />
      <g className="cc-scale">
        <path d={`M14 ${height - 14}v5h${scale.length}v-5`} />
        <text x={18 + scale.length} y={height - 9}>
          {scale.metres < 1000 ? `${scale.metres} m` : `${scale.metres / 1000} km`}
        </text>
        <path d="M376 34v-20m-5 7 5-7 5 7" />
        <text x="371" y="48">
          N
        </text>
      </g>
    </svg>
  );
}

type Point = { x: number; y: number };

/** Two roads between hills are never straight. */
function roadOf(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = (part: number, by: number) =>
    `${Math.round(from.x + dx * part - dy * by)} ${Math.round(from.y + dy * part + dx * by)}`;
  return `M${from.x} ${from.y}C${bend(0.35, 0.14)} ${bend(0.65, -0.1)} ${to.x} ${to.y}`;
}

function Name({ label, kind = 'cc-name' }: { label: Label; kind?: string }) {
  const { x, y, width, text } = label;
  return (
    <g className={kind}>
      <rect x={Math.round(x - width / 2)} y={y - 12} width={width} height="24" rx="12" />
      <text x={x} y={y + 4}>
        {text}
      </text>
    </g>
  );
}

function Walk({ from, to, minutes }: { from: Point; to: Point; minutes: number }) {
  const [x, y] = [Math.round((from.x + to.x) / 2), Math.round((from.y + to.y) / 2)];
  return (
    <g className="cc-minutes">
      <rect x={x - 48} y={y - 12} width="96" height="24" rx="12" />
      <text x={x} y={y + 4}>
        {minutes} min on foot
      </text>
    </g>
  );
}
