import type { z } from 'zod';
import type { consentEdit, consentListQuery, galleryConsentEdit } from '../../../contract/media/consent.ts';
import { consentLine, consentNames, storedConsent } from '../../../contract/media/consent.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, recordAll } from '../audit/audit.service.ts';
import { lockGallery, requireOwnGallery } from '../galleries/galleries.service.ts';
import { changeablePictures, lockPictures } from '../media/media.service.ts';
import * as queries from './consent.queries.ts';

const pageSize = 50;

/** Of the pictures that this person may change; the others are nobody's business. */
export const consentOf = (deps: Deps, actor: Actor, names: string[]) => changeablePictures(deps, actor, names);

export function noteConsent(deps: Deps, actor: Actor, input: z.infer<typeof consentEdit>) {
  return deps.db.transaction(async (tx) => {
    const before = await lockPictures(tx, actor, input.pictures);
    const words = storedConsent(input.consent, input.consentNote);
    await queries.noteConsent(tx, input.pictures, words);
    const changed = before.filter(({ consent }) => consent !== words.consent);
    await recordAll(
      deps,
      tx,
      actor,
      changed.map(({ name }) => ({
        ...{ action: 'changed', kind: 'picture', itemId: name, title: name },
        detail: consentLine(words.consent),
      })),
    );
    return before.map(({ name }) => ({ name, ...words }));
  });
}

export async function viewGalleryConsent(deps: Deps, actor: Actor, id: number) {
  await requireOwnGallery(deps, actor, id);
  return countGallery(deps.db, id);
}

/** For all pictures of a gallery at once; what was said of single ones stays, unless all are meant. */
export function noteGallery(deps: Deps, actor: Actor, id: number, input: z.infer<typeof galleryConsentEdit>) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lockGallery(tx, actor, id);
    const words = storedConsent(input.consent, input.consentNote);
    const changed = await queries.noteGallery(tx, id, words, input.all);
    if (changed > 0) {
      const detail = `Consent for ${changed} ${changed === 1 ? 'picture' : 'pictures'}: ${consentNames[words.consent]}.`;
      await record(deps, tx, actor, { action: 'changed', kind: 'gallery', itemId: id, title: name, detail });
    }
    return countGallery(tx, id);
  });
}

async function countGallery(db: Db, id: number) {
  const rows = await queries.countByState(db, id);
  const of = (state: string) => rows.find(({ consent }) => consent === state)?.total ?? 0;
  const [unknown, nobody, given] = [of('unknown'), of('nobody'), of('given')];
  return { total: unknown + nobody + given, unknown, nobody, given };
}

export async function listPictures({ db, clock }: Deps, { page, q, state }: z.infer<typeof consentListQuery>) {
  const filter = { q, state, now: clock() };
  const [docs, total] = await Promise.all([
    queries.listShown(db, filter, pageOf(page, pageSize)),
    queries.countMatching(db, filter),
  ]);
  const names = docs.map(({ name }) => name);
  const uses = names.length > 0 ? await queries.usesOf(db, names, filter.now) : [];
  return { docs, uses, pages: pageCount(total, pageSize), total };
}

/** Pictures that readers see, and of which nobody has said whether they may be shown. */
export const countWithoutConsent = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  queries.countShown(db, 'unknown', clock());
