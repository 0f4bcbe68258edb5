import { apiContext, browserApi } from '../../../api-client.ts';
import { fetchPrivate, loadAlumnus } from '../../../features/alumni/loads/alumnus-page.ts';
import { AlumnusPage } from '../../../features/alumni/public/alumnus-page.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { firstWords } from '../../../ui/text/reading.ts';
import type { Route } from './+types/alumnus-view.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadAlumnus(context.get(apiContext), request, params.id);

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const view = await loadAlumnus(browserApi(), request, params.id);
  const { status, picture } = view.alumnus;
  return { ...view, photo: status === 'waiting' && picture ? await fetchPrivate(picture) : null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, name, classOf, occupation, details, pictureInfo } = loaderData.alumnus;
  return pageMeta(matches, {
    title: `${name}, class of ${classOf}`,
    description: [occupation, firstWords(details)].filter(Boolean).join('. '),
    path: `/alum/view/${id}`,
    picture: pictureInfo[0],
  });
};

export default function AlumnusRoute({ loaderData }: Route.ComponentProps) {
  return <AlumnusPage {...loaderData} />;
}
