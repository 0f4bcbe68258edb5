import { HAIR, skin, tone } from '../palette.ts';
import type { Source } from '../source.ts';
import { person } from './figure.ts';
import type { Hair } from './head.ts';
import type { Figure } from './look.ts';

interface Kid extends Figure {
  readonly girl?: boolean;
}

const HERS: readonly Hair[] = ['crop', 'puffs', 'bun', 'braids', 'puff', 'rows', 'bob'];
const HIS: readonly Hair[] = ['crop', 'crop', 'fade', 'fade', 'afro'];

/** A seeded child in the school's uniform; whatever is given outright stays as given. */
export function kid(r: Source, x: number, y: number, h: number, { girl = r() < 0.5, ...given }: Kid = {}): string {
  const look: Figure = {
    skin: skin(r.int(0, 5)),
    hairC: r.pick(HAIR),
    hair: r.pick(girl ? HERS : HIS),
    bottom: girl ? r.pick(['skirt', 'pinafore', 'skirt'] as const) : 'shorts',
    topC: tone.cream,
  };
  const sweater: Figure =
    r() < 0.3 ? { top: 'sweater', topC: tone.hill, botC: tone.khaki, bottom: girl ? 'skirt' : 'shorts' } : {};
  return person(r, x, y, h, { ...look, ...sweater, ...given });
}
