import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { AlumnusFacts } from '../../../features/alumni/public/alumnus-facts.tsx';
import { AlumnusPortrait } from '../../../features/alumni/public/alumnus-portrait.tsx';
import { AlumnusTabs } from '../../../features/alumni/public/alumnus-tabs.tsx';
import { Classmates } from '../../../features/alumni/public/classmates.tsx';
import { directoryBase } from '../../../features/alumni/public/directory-filter.ts';
import { PrivatePortrait } from '../../../features/alumni/public/private-portrait.tsx';
import { usePrivateDetails } from '../../../features/alumni/public/use-private-details.ts';
import { fetchSignedIn } from '../../../session/browser-session.ts';
import { HillsLoading } from '../../../session/hills-loading.tsx';
import { useSession } from '../../../session/session.tsx';
import { SessionGate } from '../../../session/session-gate.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { pictureAddress } from '../../../ui/pictures/picture-sources.ts';
import { openingOf } from '../../../ui/text/opening.ts';
import { firstWords } from '../../../ui/text/reading.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { Route } from './+types/alumnus-view.ts';

// Readers never need these.
const AlumnusControls = lazy(() => import('../../../features/alumni/office/alumnus-controls.tsx'));
const AlumnusEditing = lazy(() => import('../../../features/alumni/office/alumnus-editing.tsx'));

const classmatesShown = 6;
const photoWidth = 960;

async function load(api: ApiClient, request: Request, id: string) {
  const alumnus = await unwrap(api.alum.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const { allAlums } = await unwrap(api.alum.$get({ query: { year: String(alumnus.classOf) } }));
  const classmates = allAlums.filter((other) => other.id !== alumnus.id).slice(0, classmatesShown);
  return { base: directoryBase(new URL(request.url).pathname), alumnus, photo: null, classmates };
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), request, params.id);
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const view = await load(browserApi(), request, params.id);
  const { status, picture } = view.alumnus;
  return { ...view, photo: status === 'waiting' && picture ? await fetchPrivate(picture) : null };
}

/** Only administrators are told what waits; its photograph is for them alone, too. */
async function fetchPrivate(picture: string): Promise<Blob | null> {
  const answer = await fetchSignedIn(`${pictureAddress(picture)}?w=${photoWidth}`).catch(() => null);
  return answer?.ok ? answer.blob().catch(() => null) : null;
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

/** An alumnus to be read about, and with ?edit in the address to be changed by administrators. */
export default function AlumnusView({ loaderData: { base, alumnus, photo, classmates } }: Route.ComponentProps) {
  usePrivateDetails();
  const { state, user } = useSession();
  const [search] = useSearchParams();
  const { id, name, classOf, occupation, details } = alumnus;
  const path = `${base}/view/${id}`;

  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && state !== 'unknown') {
    const waitForThem = <HillsLoading label="One moment." />;
    return (
      <SessionGate atLeast={adminRole}>
        <Suspense fallback={waitForThem}>
          {/* The e-mail and the phone come when the page is asked for in the administrator's name. */}
          {alumnus.email === undefined ? waitForThem : <AlumnusEditing alumnus={alumnus} photo={photo} path={path} />}
        </Suspense>
      </SessionGate>
    );
  }
  const tools = user !== null && user.role >= adminRole && (
    <Suspense>
      <AlumnusControls id={id} path={path} waiting={alumnus.status === 'waiting'} />
    </Suspense>
  );
  return (
    <>
      <Banner
        title={name}
        crumbs={[{ to: base, label: 'Alumni Profiles' }]}
        sub={[`Class of ${classOf}`, occupation].filter(Boolean).join(' · ')}
        long={name.length > 30}
        action={tools}
      />
      <div className="band tight">
        <article className="wrap alumnus">
          <div className="alumnus-portrait">
            {photo ? (
              <PrivatePortrait name={name} photo={photo} />
            ) : (
              <AlumnusPortrait
                name={name}
                picture={alumnus.pictureInfo[0]}
                sizes="(width >= 40rem) 22rem, 90vw"
                eager
                described
              />
            )}
          </div>
          <AlumnusTabs
            // Another person begins at the first tab.
            key={alumnus.id}
            profile={
              <AlumnusFacts alumnus={alumnus} opening={openingOf(details, 280)} classHref={`${base}?year=${classOf}`} />
            }
            bio={<RichText html={details} />}
          />
        </article>
      </div>
      <Classmates classOf={classOf} alumni={classmates} base={base} />
    </>
  );
}
