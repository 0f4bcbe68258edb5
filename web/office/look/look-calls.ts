import type { ErrorAnswer } from '../../../contract/common/errors.ts';
import type { CrestAnswer, PaletteAnswer } from '../../../contract/site/crest.ts';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';
import { viewRevision } from '../forms/edit/edit-api.ts';
import { savedBy } from '../forms/save-result.ts';

export type Palette = PaletteAnswer;
export type Uploaded = { kind: 'stored'; made: CrestAnswer } | { kind: 'refused'; message: string };

/** What a colour would make of the site; the server derives it, so that nobody downloads what does. */
export const loadPalette = (brand: BrandSettings): Promise<Palette> =>
  unwrap(browserApi().admin.settings.palette.$get({ query: brand }));

export async function uploadCrest(file: File): Promise<Uploaded> {
  const body = new FormData();
  body.set('file', file);
  const answer = await fetchSignedIn('/api/admin/settings/crest', { method: 'POST', body }).catch(() => undefined);
  if (answer?.ok) return { kind: 'stored', made: (await answer.json()) as CrestAnswer };
  const error = (await answer?.json().catch(() => ({}))) as Partial<ErrorAnswer> | undefined;
  const message = error?.fields?.file ?? error?.message ?? 'Not sent: the school’s computer did not answer.';
  return { kind: 'refused', message };
}

export const removeCrest = () => savedBy(browserApi().admin.settings.crest.$delete());

/** What the colours were when somebody began to pick others. */
export type Begun = { brand: BrandSettings; updatedAt: string | null };

/** Who has saved other colours meanwhile is told of; who has saved another topic is in nobody's way. */
export async function saveBrand(picked: BrandSettings, begun: Begun) {
  const all = browserApi().admin.settings;
  const put = (updatedAt: string | null) => savedBy(all.$put({ json: { brand: picked, updatedAt } }));
  const result = await put(begun.updatedAt);
  if (result.kind !== 'stale') return result;
  const now = await unwrap(all.$get()).catch(() => undefined);
  const isSame = now?.brand.brand === begun.brand.brand && now.brand.accent === begun.brand.accent;
  return now && isSame ? put(now.updatedAt) : result;
}

/** The colours as they were saved once. */
export async function earlierBrand(revision: number): Promise<BrandSettings> {
  const { content } = await viewRevision('site', 'brand', revision);
  // The contract's schema is the only way in, so what was saved has its shape.
  return (content as { brand: BrandSettings }).brand;
}
