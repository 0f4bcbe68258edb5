import type { BrandSettings } from '../../../contract/site/settings.ts';
import type { SketchAdd, SketchKind } from '../../../contract/site/sketches.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';
import { type SaveResult, savedBy } from '../forms/save-result.ts';

const all = () => browserApi().admin.sketches;
const query = (kind: SketchKind, id: number | null) => ({ kind, ...(id !== null && { id: String(id) }) });

/** What can be asked of the API about a change that nobody has saved. */
export const sketchCalls = {
  state: async (kind: SketchKind, id: number | null) => (await unwrap(all().$get({ query: query(kind, id) }))).preview,
  make: (json: SketchAdd) => savedBy(all().$post({ json })),
  makeLook(brand: BrandSettings, crest: File | undefined): Promise<SaveResult<{ key: string }>> {
    const body = new FormData();
    body.set('brand', brand.brand);
    body.set('accent', brand.accent);
    if (crest) body.set('file', crest);
    return savedBy(fetchSignedIn('/api/admin/sketches/look', { method: 'POST', body }));
  },
  end: (kind: SketchKind, id: number | null) => savedBy(all().$delete({ query: query(kind, id) })),
};
