import type { z } from 'zod';
import { withDate } from '../../../../contract/school/with-date.ts';
import type { sitePreview } from '../../../../contract/site/site-parts.ts';
import { type ApiClient, unwrap } from '../../../api-client.ts';

type Shown = z.infer<typeof sitePreview>;

/** The dates of its year, as they would be with it. */
export async function loadSketchedDate(api: ApiClient, termDate: NonNullable<Shown['termDate']>) {
  const query = { year: termDate.firstDay.slice(0, 4) };
  return withDate(await unwrap(api['term-dates'].$get({ query })), termDate);
}

/** The page of a campus, if it has one, with what would be said there. */
export async function loadSketchedCampus(api: ApiClient, { path, headId, ...card }: NonNullable<Shown['campus']>) {
  const [page, head] = await Promise.all([
    path === null ? null : unwrap(api.pages.at.$get({ query: { path } })),
    headId === null ? null : headOf(api, headId),
  ]);
  return { card: { ...card, head }, page: page && 'page' in page ? page : null };
}

/** One whom readers cannot see yet is not shown here either. */
async function headOf(api: ApiClient, headId: number) {
  const answer = await api.profiles.view[':id'].$get({ param: { id: String(headId) } });
  if (!answer.ok) return null;
  const { id, name, position, pictureInfo } = await unwrap(Promise.resolve(answer));
  return { id, name, position, pictureInfo: pictureInfo[0] ?? null };
}
