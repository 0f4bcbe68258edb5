import type { CampusOfSite } from '../../../../contract/site/shown-site.ts';
import type { Look } from '../../../../contract/site/sketches.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { schoolDay } from '../../../lib/clock.ts';
import { notFound } from '../../../lib/errors.ts';
import { hashSecret } from '../../../lib/security/tokens.ts';
import { findComingWith } from '../settings.queries.ts';
import { loadSettings, loadStructure, type Settings } from '../settings.service.ts';
import { findKept, type OpenedPreview, openPreview } from './site-parts.queries.ts';
import { stripWords } from './strip-words.ts';

type Structure = Awaited<ReturnType<typeof loadStructure>>;
type SketchedDate = Parameters<typeof findComingWith>[1];
type SketchedNotice = Structure['notices'][number] & { closedCampuses: number[] };

/** The site as the link shows it; a wrong, old or ended one shows nothing, nor that of who lost the right. */
export async function openShown(deps: Deps, key: string) {
  const preview = await openPreview(deps.db, hashSecret(key), deps.clock());
  if (!preview) throw notFound();
  const settings = { ...(await loadSettings(deps.db)), ...(await changedSettings(deps.db, preview)) };
  const structure = await loadStructure(deps, settings);
  return {
    preview,
    settings,
    structure: { ...withSketch(structure, preview), ...(await changedStrip(deps, preview)) },
  };
}

/** A date that would be the nearest one stands in the strip of every page. */
async function changedStrip({ db, clock }: Deps, { part, content, termDateId }: OpenedPreview) {
  if (part !== 'termDate') return {};
  const today = schoolDay(clock());
  const coming = await findComingWith(db, content as SketchedDate, termDateId, today);
  return { strip: coming ? stripWords(coming, today) : '' };
}

// The contract's schemas are the only way in, so what is kept or sketched has its shape.
async function changedSettings(db: Db, { part, content }: OpenedPreview): Promise<Partial<Settings>> {
  if (part === 'brand') {
    const { crest: _, ...brand } = content as Look;
    return { brand };
  }
  if (part !== 'menu' && part !== 'home' && part !== 'words') return {};
  return ((await findKept(db, part))?.content ?? {}) as Partial<Settings>;
}

function withSketch(structure: Structure, { part, content, noticeId, campusId }: OpenedPreview): Structure {
  if (part === 'notice') {
    const others = structure.notices.filter(({ id }) => id !== noticeId);
    return { ...structure, notices: [asPublic(content as SketchedNotice, structure.campuses), ...others] };
  }
  if (part === 'campus') {
    const sketched = content as CampusOfSite;
    const { campuses } = structure;
    const isThere = campuses.some(({ id }) => id === campusId);
    const shown = isThere ? campuses.map((one) => (one.id === campusId ? sketched : one)) : [...campuses, sketched];
    return { ...structure, campuses: shown };
  }
  return structure;
}

/** It is shown as in its time, whatever the time is. */
function asPublic({ closedCampuses, ...notice }: SketchedNotice, campuses: CampusOfSite[]) {
  const closed = campuses.filter(({ id }) => closedCampuses.includes(id)).map(({ name }) => name);
  return { ...notice, ...(closed.length > 0 && { closed }) };
}
