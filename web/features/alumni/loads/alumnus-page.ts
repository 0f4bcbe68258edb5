import { type ApiClient, unwrap } from '../../../api-client.ts';
import { fetchSignedIn } from '../../../session/browser-session.ts';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { pictureAddress } from '../../../ui/pictures/picture-sources.ts';
import { directoryBase } from '../public/directory-filter.ts';

const classmatesShown = 6;
const photoWidth = 960;

export async function loadAlumnus(api: ApiClient, request: Request, id: string) {
  const alumnus = await unwrap(api.alum.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const { allAlums } = await unwrap(api.alum.$get({ query: { year: String(alumnus.classOf) } }));
  const classmates = allAlums.filter((other) => other.id !== alumnus.id).slice(0, classmatesShown);
  return { base: directoryBase(new URL(request.url).pathname), alumnus, photo: null, classmates };
}

/** Only administrators are told what waits; its photograph is for them alone, too. */
export async function fetchPrivate(picture: string): Promise<Blob | null> {
  const answer = await fetchSignedIn(`${pictureAddress(picture)}?w=${photoWidth}`).catch(() => null);
  return answer?.ok ? answer.blob().catch(() => null) : null;
}
