import { previewDays } from '../../../../contract/content/previews.ts';
import { type PreviewPart, partKeys, type SitePart } from '../../../../contract/site/site-links.ts';
import type { SitePartEdit, StoredPart } from '../../../../contract/site/site-parts.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { makeSecret } from '../../../lib/security/tokens.ts';
import { record, refuseStale } from '../../audit/audit.service.ts';
import { lockSettings } from '../settings.queries.ts';
import { contentOf, loadSettings, partTitles, writeSettings } from '../settings.service.ts';
import * as queries from './site-parts.queries.ts';

const never = new Date(0);

/** What readers see of it, and what is kept beside that. */
export async function viewPart({ db, clock }: Deps, part: SitePart) {
  const [settings, { kept, published, version }, preview] = await Promise.all([
    loadSettings(db),
    stateOf(db, part),
    queries.findPreview(db, part, clock()),
  ]);
  return { published: contentOf(settings, part), kept, publishedStep: published, preview, updatedAt: version };
}

/** Whoever keeps or publishes it makes a new state of it, by which a second editor is known to be late. */
async function stateOf(db: Db, part: SitePart) {
  const kept = await queries.findKept(db, part);
  const published = await queries.lastPublished(db, partKeys[part]);
  const times = [kept?.at, published?.at].flatMap((at) => at?.getTime() ?? []);
  return { kept, published, version: times.length > 0 ? new Date(Math.max(...times)) : null };
}

/** Published, or kept beside what readers see. What is kept may still lead to a draft: it is nobody's dead link yet. */
export function savePart(deps: Deps, actor: Actor, part: SitePart, input: SitePartEdit): Promise<void> {
  const content = wholeContent(part, input);
  return deps.db.transaction(async (tx) => {
    await lockSettings(tx);
    const { version } = await stateOf(tx, part);
    const { updatedAt = undefined, publish } = input;
    const state = { kind: 'settings', updatedAt: version ?? never };
    await refuseStale(tx, actor, state, updatedAt === null ? never.toISOString() : updatedAt);
    if (publish) {
      await queries.deleteKept(tx, part);
      await writeSettings(deps, tx, actor, await loadSettings(tx), content);
    } else {
      await queries.putKept(tx, { part, content, savedBy: actor.id, savedAt: deps.clock() });
      await record(deps, tx, actor, { action: 'kept', ...named(part) });
    }
  });
}

/** All that belongs to it and nothing else, so that a version is whole. */
function wholeContent(part: SitePart, input: StoredPart): StoredPart {
  const missing = partKeys[part].filter((key) => input[key] === undefined);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((key) => [key, 'This is needed, too.'])));
  return Object.fromEntries(partKeys[part].map((key) => [key, input[key]]));
}

export function dropKept(deps: Deps, actor: Actor, part: SitePart): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockSettings(tx);
    if (!(await queries.deleteKept(tx, part))) throw notFound();
    await record(deps, tx, actor, { action: 'gave up changes', ...named(part) });
  });
}

/** A link that shows the site with what is kept, also to those without an account. */
export function makePreview(deps: Deps, actor: Actor, part: PreviewPart) {
  return deps.db.transaction(async (tx) => {
    const { secret, hash } = makeSecret();
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + previewDays * 24 * 60 * 60 * 1000);
    await lockSettings(tx);
    await queries.putPreview(tx, { tokenHash: hash, part, createdBy: actor.id, expiresAt }, now);
    await record(deps, tx, actor, { action: 'made a preview link', ...named(part) });
    return { key: secret, expiresAt };
  });
}

export function endPreview(deps: Deps, actor: Actor, part: PreviewPart): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await queries.deletePreview(tx, part);
    await record(deps, tx, actor, { action: 'ended a preview link', ...named(part) });
  });
}

const named = (part: SitePart) => ({ kind: 'settings', itemId: part, title: partTitles[part] });
