import type { z } from 'zod';
import type { PublicNotice } from '../../../../contract/school/notices.ts';
import type { PublicTermDate } from '../../../../contract/school/term-dates.ts';
import type { sitePreview } from '../../../../contract/site/site-parts.ts';
import type { Look } from '../../../../contract/site/sketches.ts';
import type { OpenedPreview } from './site-parts.queries.ts';

type Shown = z.infer<typeof sitePreview>;
type About = Pick<Shown, 'part' | 'until' | 'at'> & Partial<Pick<Shown, 'crest' | 'termDate' | 'campus'>>;
type SketchedCampus = NonNullable<Shown['campus']>;

/** What the link is about, and where readers would see it. */
export function presentPreview({ part, content, expiresAt }: OpenedPreview): About {
  const about = { part, until: expiresAt.toISOString() };
  if (part === 'notice') return { ...about, at: (content as PublicNotice).paths[0] ?? '/' };
  if (part === 'termDate') return { ...about, at: '/term-dates', termDate: presentDate(content as PublicTermDate) };
  if (part === 'campus') {
    const campus = presentCampus(content as SketchedCampus);
    return { ...about, at: campus.path === null ? '/contact' : `/${campus.path}`, campus };
  }
  const { crest } = part === 'brand' ? (content as Look) : {};
  return { ...about, at: '/', ...(crest && { crest }) };
}

const presentDate = ({ id, kind, name, firstDay, lastDay, campus, note, updatedAt }: PublicTermDate) => ({
  ...{ id, kind, name, firstDay, lastDay, campus, note, updatedAt },
});

const presentCampus = (campus: SketchedCampus): SketchedCampus => ({
  id: campus.id,
  path: campus.path,
  name: campus.name,
  slug: campus.slug,
  address: campus.address,
  phone: campus.phone,
  email: campus.email,
  hours: campus.hours,
  latitude: campus.latitude,
  longitude: campus.longitude,
  whatsapp: campus.whatsapp,
  callNote: campus.callNote,
  directions: campus.directions,
  landmarks: campus.landmarks,
  times: campus.times,
  firstClass: campus.firstClass,
  lastClass: campus.lastClass,
  headId: campus.headId,
  headNote: campus.headNote,
  routes: campus.routes,
  busNote: campus.busNote,
});
