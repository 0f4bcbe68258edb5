import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import type { SketchKind } from '../../../contract/site/sketches.ts';
import type { Actor } from '../../lib/actor.ts';

/** Whoever may save something of this kind. Whether it may be this very thing, the save itself is asked. */
const fromRole = {
  notice: adminRole,
  termDate: editorRole,
  campus: adminRole,
  brand: adminRole,
} as const satisfies Record<SketchKind, number>;

export const canSketch = (actor: Actor, kind: SketchKind): boolean => actor.role >= fromRole[kind];
