import { TransactionRollbackError } from 'drizzle-orm';
import { previewDays } from '../../../contract/content/previews.ts';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import type { SketchAdd, SketchKind, SketchQuery } from '../../../contract/site/sketches.ts';
import { foreignKeyViolation, postgresCode } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { makeSecret } from '../../lib/security/tokens.ts';
import { record } from '../audit/audit.service.ts';
import { addCampus, editCampus } from '../campuses/campuses.service.ts';
import { drawCrest } from '../media/media.service.ts';
import { addNotice, editNotice } from '../notices/notices.service.ts';
import { editSettings } from '../settings/settings.service.ts';
import { addTermDate, editTermDate } from '../term-dates/term-dates.service.ts';
import { canSketch } from './sketches.policy.ts';
import * as queries from './sketches.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the actor has a link of it, until when, and how often it was opened. */
export async function findSketch({ db, clock }: Deps, actor: Actor, asked: SketchQuery) {
  return queries.findSketch(db, sketchOf(actor, asked), clock());
}

/** A link that shows the site as it would be after a save, which must hold by all rules of one. Nothing is saved. */
export async function makeSketch(deps: Deps, actor: Actor, input: SketchAdd) {
  const sketch = sketchOf(actor, input);
  return makeLink(deps, actor, sketch, await dryRun(deps, actor, input));
}

/** The same with other colours, and with another crest where a file is chosen. What is made of it is kept with the link. */
export async function makeLookSketch(deps: Deps, actor: Actor, picked: BrandSettings, file: File | undefined) {
  const sketch = sketchOf(actor, { kind: 'brand' });
  const { brand } = await rolledBack(deps, (tried) => editSettings(tried, actor, { brand: picked }));
  const drawn = file && (await drawCrest(file)).crest;
  const crest = drawn && `data:image/${drawn.type};base64,${Buffer.from(drawn.content).toString('base64')}`;
  return makeLink(deps, actor, sketch, { ...brand, ...(crest && { crest }) });
}

async function makeLink(deps: Deps, actor: Actor, sketch: queries.Sketch, content: unknown) {
  const { secret, hash } = makeSecret();
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + previewDays * dayMs);
  await orNotFound(
    deps.db.transaction(async (tx) => {
      await queries.putSketch(tx, sketch, { tokenHash: hash, content, expiresAt }, now);
      await record(deps, tx, actor, { action: 'made a preview link', ...named(sketch, content) });
    }),
  );
  return { key: secret, expiresAt };
}

export function endSketch(deps: Deps, actor: Actor, asked: SketchQuery): Promise<void> {
  const sketch = sketchOf(actor, asked);
  return deps.db.transaction(async (tx) => {
    const gone = await queries.deleteSketch(tx, sketch);
    if (gone === undefined) return;
    await record(deps, tx, actor, { action: 'ended a preview link', ...named(sketch, gone) });
  });
}

type Asked = { kind: SketchKind; id?: number | null | undefined };

function sketchOf(actor: Actor, { kind, id }: Asked): queries.Sketch {
  if (!canSketch(actor, kind)) throw forbidden();
  return { kind, id: id ?? null, createdBy: actor.id };
}

const named = ({ kind, id }: queries.Sketch, content: unknown) =>
  kind === 'brand'
    ? { kind: 'settings', itemId: 'brand', title: 'The look of the school' }
    : // What is stored has been through a save.
      { kind, itemId: id ?? '', title: (content as { name: string }).name };

/** It may have been deleted since the dry run. */
const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw postgresCode(error) === foreignKeyViolation ? notFound() : error;
  });

/** What a save would store: it is one, in a transaction that is rolled back. */
const dryRun = (deps: Deps, actor: Actor, sketch: SketchAdd): Promise<unknown> =>
  rolledBack<unknown>(deps, async (tried) => {
    const { kind, id } = sketch;
    if (kind === 'notice') {
      const { content } = sketch;
      return id === null ? addNotice(tried, actor, content) : editNotice(tried, actor, id, content);
    }
    if (kind === 'termDate') {
      const { content } = sketch;
      const { lastDay = content.firstDay } = content;
      return id === null ? addTermDate(tried, actor, content) : editTermDate(tried, actor, id, { ...content, lastDay });
    }
    const { beginsPage: _, ...content } = sketch.content;
    return id === null ? addCampus(tried, actor, sketch.content) : editCampus(tried, actor, id, content);
  });

async function rolledBack<T>(deps: Deps, save: (deps: Deps) => Promise<T>): Promise<T> {
  const made: T[] = [];
  try {
    await deps.db.transaction(async (tx) => {
      made.push(await save({ ...deps, db: tx }));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  const [thing] = made;
  if (thing === undefined) throw new Error('A dry run of a save has made nothing.');
  return thing;
}
