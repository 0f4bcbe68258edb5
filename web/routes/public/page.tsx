import { lazy, Suspense } from 'react';
import { redirect, useRouteLoaderData, useSearchParams } from 'react-router';
import { editorRole } from '../../../contract/people/roles.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { BusRoutes } from '../../features/campuses/public/bus-routes.tsx';
import { CampusCard } from '../../features/campuses/public/campus-card.tsx';
import { PageBlocks } from '../../features/pages/blocks/page-blocks.tsx';
import { EditPageLink } from '../../features/pages/edit-page-link.tsx';
import { GroupLinks } from '../../features/pages/group-links.tsx';
import { RetentionNote } from '../../features/pages/retention-note.tsx';
import { VisionMission } from '../../features/pages/vision-mission.tsx';
import { HillsLoading } from '../../session/hills-loading.tsx';
import { useSession } from '../../session/session.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { campusJsonLd } from '../../ui/meta/campus-json-ld.ts';
import type { Site } from '../../ui/meta/json-ld-site.ts';
import { pageMeta, type RootData } from '../../ui/meta/meta.ts';
import { firstWords } from '../../ui/text/reading.ts';
import type { Route } from './+types/page.ts';

// Readers never need it.
const PageEditing = lazy(() => import('../../features/pages/page-editing.tsx'));

type Address = { slug: string; '*': string };

/** The API knows what stands where, and where old addresses lead: nothing here needs a list of pages. */
async function load(api: ApiClient, { slug, '*': rest }: Address) {
  const path = rest ? `${slug}/${rest}` : slug;
  const found = await unwrap(api.pages.at.$get({ query: { path } }));
  if ('redirect' in found) throw redirect(found.redirect, 301);
  return found;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params);

export const handle = { closingCall: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, campus } = loaderData;
  return pageMeta(matches, {
    title: page.title,
    description: firstWords(page.pageText),
    path: `/${page.path}`,
    picture: page.pictureInfo[0],
    ...(import.meta.env.SSR && campus && { jsonLd: (site: Site) => campusJsonLd(campus, site) }),
  });
};

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { page, textBatch1, textBatch2, textBatch3, blocks, campus } = loaderData;
  const school = useRouteLoaderData<RootData>('root')?.school;
  const { state, user } = useSession();
  const [search] = useSearchParams();
  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && state !== 'unknown') {
    return (
      <SessionGate atLeast={editorRole}>
        <Suspense fallback={<HillsLoading label="One moment." />}>
          <PageEditing page={page} />
        </Suspense>
      </SessionGate>
    );
  }
  const mayEdit = user !== null && user.role >= editorRole;
  return (
    <>
      <Banner title={page.title} action={mayEdit && <EditPageLink id={page.id} slug={page.path} />} />
      <GroupLinks tag={page.tag} />
      {campus && <CampusCard campus={campus} />}
      <div className="band tight">
        <PageBlocks blocks={blocks} batches={[textBatch1, textBatch2, textBatch3]} pictures={page.pictureInfo} />
      </div>
      {campus && <BusRoutes campus={campus} />}
      {page.id === 'fees' && (
        <div className="band tight joined tools">
          <p className="wrap row">
            <ButtonLink to="/cost">What will it cost?</ButtonLink>
            <ButtonLink to="/print/fees#print" kind="line">
              Print on one sheet
            </ButtonLink>
          </p>
        </div>
      )}
      {page.id === 'about' && school && <VisionMission {...school} />}
      {page.id === 'privacy' && school && <RetentionNote {...school} />}
    </>
  );
}
