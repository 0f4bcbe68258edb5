import { type CrestReturn, type CrestVersion, crestMessages, crestVersion } from '../../../../contract/site/crest.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError } from '../../../lib/errors.ts';
import { record } from '../../audit/audit.service.ts';
import { areStored, storeCrest } from '../../media/media.service.ts';
import { keepVersion, staleError, viewVersion } from '../../revisions/revisions.service.ts';
import { storeSocialOf } from '../drawings/social.service.ts';
import * as queries from '../settings.queries.ts';
import { loadSettings } from '../settings.service.ts';
import { lastPublished } from '../site/site-parts.queries.ts';

const title = 'The crest of the school';
const about = { action: 'changed', kind: 'settings', itemId: 'crest', title };
const item = { kind: 'site', itemId: 'crest' } as const;
const none: CrestVersion = { crest: null, icon: null, social: null };

/** Which crest somebody saw who changes it; empty for none, and whoever says nothing changes any. */
type Seen = string | undefined;

/** Stored first, then shown: what fails in between is an unused picture, which goes by itself. */
export async function changeCrest(deps: Deps, actor: Actor, file: File, seen: Seen) {
  await deps.db.transaction((tx) => lockSeen(tx, actor, seen));
  const made = await storeCrest(deps, actor, file);
  const social = await storeSocialOf(deps, actor, made.crest.name, await loadSettings(deps.db));
  const wanted = { crest: of(made.crest.name), icon: of(made.icon.name), social: of(social.name) };
  await deps.db.transaction((tx) => show(deps, tx, actor, seen, wanted, 'a new one'));
  return { ...made, social };
}

export const removeCrest = (deps: Deps, actor: Actor, seen: Seen): Promise<void> =>
  deps.db.transaction((tx) => show(deps, tx, actor, seen, none, 'none'));

/** As it was in one of its versions; for messengers, with the name and the colours that the school has now. */
export async function bringBackCrest(deps: Deps, actor: Actor, { revision, before: seen }: CrestReturn): Promise<void> {
  const { content, savedAt } = await viewVersion(deps, actor, item.kind, item.itemId, revision);
  const { crest, icon, social } = crestVersion.parse(content);
  if (!crest || !icon) return removeCrest(deps, actor, seen);
  await requireStored(deps.db, [crest.picture, icon.picture]);
  const isOfToday = social && (await areStored(deps.db, [social.picture])) && !(await hasChanged(deps.db, savedAt));
  const drawn = isOfToday ? social : await drawAgain(deps, actor, crest.picture);
  await deps.db.transaction(async (tx) => {
    await requireStored(tx, [crest.picture, icon.picture, drawn.picture]);
    await show(deps, tx, actor, seen, { crest, icon, social: drawn }, 'an earlier one');
  });
}

const of = (picture: string) => ({ picture });

const drawAgain = async (deps: Deps, actor: Actor, crest: string) =>
  of((await storeSocialOf(deps, actor, crest, await loadSettings(deps.db))).name);

/** Name, motto and colours stand in the picture for messengers, too. */
async function hasChanged(db: Db, since: Date): Promise<boolean> {
  const last = await lastPublished(db, ['school', 'brand']);
  return last !== undefined && last.at > since;
}

async function requireStored(db: Db, names: string[]): Promise<void> {
  if (!(await areStored(db, names))) throw new ApiError('conflict', crestMessages.gone);
}

async function show(deps: Deps, tx: Db, actor: Actor, seen: Seen, wanted: CrestVersion, detail: string): Promise<void> {
  const before = await lockSeen(tx, actor, seen);
  if (before.crest?.picture === wanted.crest?.picture) return;
  await queries.replaceCrest(tx, wanted);
  const version = (content: CrestVersion) => ({ ...item, title, content });
  await keepVersion(deps, tx, actor, version(before), version(wanted));
  await record(deps, tx, actor, { ...about, detail });
}

/** What is shown until the transaction ends, and is what this person saw. */
async function lockSeen(tx: Db, actor: Actor, seen: Seen): Promise<CrestVersion> {
  await queries.lockSettings(tx);
  const scenes = await queries.findAllScenes(tx);
  const shown = (set: (typeof queries.crestSets)[number]) => {
    const name = scenes.find((scene) => scene.set === set)?.name;
    return name === undefined ? null : of(name);
  };
  const now = { crest: shown('crest'), icon: shown('icon'), social: shown('social') };
  const crest = now.crest?.picture ?? '';
  if (seen === undefined || seen === crest) return now;
  throw await staleError(tx, actor, item, (content) => (crestVersion.parse(content).crest?.picture ?? '') === crest);
}
