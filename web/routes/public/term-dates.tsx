import { useRouteLoaderData } from 'react-router';
import { editorRole } from '../../../contract/people/roles.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { readTermDatesRequest, termDatesAddress } from '../../features/term-dates/public/term-dates-address.ts';
import { TermDatesPage } from '../../features/term-dates/public/term-dates-page.tsx';
import { useSession } from '../../session/session.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { hiddenMeta, pageMeta, type RootData } from '../../ui/meta/meta.ts';
import { useSite } from '../../ui/meta/site.ts';
import type { Route } from './+types/term-dates.ts';

async function load(api: ApiClient, request: Request) {
  const asked = readTermDatesRequest(new URL(request.url));
  const query = { ...(asked.year && { year: asked.year }), ...(asked.campus && { campus: asked.campus }) };
  return { request: asked, dates: await unwrap(api['term-dates'].$get({ query })) };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

const sentence = 'Terms, holidays and visiting days, to read, print or keep in your phone.';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { request, dates } = loaderData ?? {};
  // What goes into a phone's calendar is no page of its own.
  const path = request ? termDatesAddress({ ...request, visits: true, events: false }) : '/term-dates';
  // Every year has an address, and most have nothing to be found.
  const isEmpty = request?.year !== undefined && !dates?.years.includes(request.year);
  return (isEmpty ? hiddenMeta : pageMeta)(matches, {
    title: `Term dates ${dates?.year ?? ''}`.trim(),
    description: sentence,
    path,
  });
};

export default function TermDates({ loaderData: { request, dates } }: Route.ComponentProps) {
  const campuses = useSite()?.campuses ?? [];
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  const campus = campuses.find(({ slug }) => slug === request.campus);
  const { user } = useSession();
  return (
    <>
      <Banner
        title={`Term dates ${dates.year}`}
        sub={campus ? `${sentence} ${campus.name}.` : sentence}
        action={
          user &&
          user.role >= editorRole && (
            <ButtonLink to="/desk/term-dates" kind="sun" small>
              <Icon name="edit" />
              Edit
            </ButtonLink>
          )
        }
      />
      <TermDatesPage {...dates} request={request} campuses={campuses} origin={origin} />
    </>
  );
}
