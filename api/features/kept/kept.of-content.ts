import type { z } from 'zod';
import type { KeptChange, keptParam } from '../../../contract/content/kept.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { lockOwn } from '../publishing/own-thing.service.ts';
import { contentOf, dropKept, findKept, picturesOf } from './kept.service.ts';

type Thing = z.infer<typeof keptParam>;

/** For those who may change the thing: what is kept beside it. */
export const viewKept = ({ db }: Deps, actor: Actor, thing: Thing): Promise<KeptChange | null> =>
  db.transaction(async (tx) => {
    const { updatedAt } = await lockOwn(tx, actor, thing);
    const kept = await findKept(tx, thing);
    if (!kept) return null;
    const { savedAt, publishAt, basedOn, problem, saver } = kept;
    return {
      ...{ content: contentOf(kept), pictureInfo: await picturesOf(tx, kept), problem },
      ...{ at: savedAt.toISOString(), by: saver?.name ?? null, publishAt: publishAt?.toISOString() ?? null },
      behind: basedOn.getTime() !== updatedAt.getTime(),
    };
  });

export const giveUpKept = (deps: Deps, actor: Actor, thing: Thing): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { title } = await lockOwn(tx, actor, thing);
    if (!(await dropKept(deps, tx, actor, { ...thing, title }))) throw notFound();
  });
