import type { ErrorAnswer } from '../../../contract/common/errors.ts';
import type { CrestAnswer, PaletteAnswer } from '../../../contract/site/crest.ts';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';
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

export const saveBrand = (brand: BrandSettings) => savedBy(browserApi().admin.settings.$put({ json: { brand } }));
