import type { CrestAnswer, CrestVersion, PaletteAnswer } from '../../../contract/site/crest.ts';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';
import { listRevisions, viewRevision } from '../forms/edit/edit-api.ts';
import { type SaveResult, savedBy } from '../forms/save-result.ts';

export type Palette = PaletteAnswer;

/** What a colour would make of the site; the server derives it, so that nobody downloads what does. */
export const loadPalette = (brand: BrandSettings): Promise<Palette> =>
  unwrap(browserApi().admin.settings.palette.$get({ query: brand }));

/** What is in use while somebody looks: another one since is not changed unseen. */
type Seen = string | undefined;

export function uploadCrest(file: File, seen: Seen): Promise<SaveResult<CrestAnswer>> {
  const body = new FormData();
  body.set('file', file);
  body.set('before', seen ?? '');
  return savedBy(fetchSignedIn('/api/admin/settings/crest', { method: 'POST', body }));
}

const crests = () => browserApi().admin.settings.crest;

export const removeCrest = (seen: Seen) => savedBy(crests().$delete({ query: { before: seen ?? '' } }));

export const bringBackCrest = (revision: number, seen: Seen) =>
  savedBy(crests().$put({ json: { revision, before: seen ?? '' } }));

/** The one that is in use now. */
export const presentCrest = async (): Promise<Seen> => (await unwrap(browserApi().settings.scenes.$get())).crest?.name;

/** The version before the newest one. */
export async function crestBefore(): Promise<number | undefined> {
  const [, before] = await listRevisions('site', 'crest');
  return before?.id;
}

/** The crest as it was kept once. */
export async function earlierCrest(revision: number): Promise<Seen> {
  const { content } = await viewRevision('site', 'crest', revision);
  // The program alone writes these versions.
  return (content as CrestVersion).crest?.picture;
}

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
