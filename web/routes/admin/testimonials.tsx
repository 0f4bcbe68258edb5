import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { fetchSignedIn } from '../../browser-session.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { TestimonialList } from '../../features/testimonials/testimonial-list.tsx';
import { testimonialListShape } from '../../features/testimonials/testimonial-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { pageMeta } from '../../ui/meta.ts';
import { pictureAddress } from '../../ui/picture-sources.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/testimonials.ts';
import { testimonialDecisions } from './testimonials-decisions.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGuarded(adminRole, async (api) => {
    const asked = readListRequest(request.url, testimonialListShape);
    const { sort: _, ...query } = listQuery(asked);
    const answer = await unwrap(api.admin.testimonials.$get({ query }));
    const names = answer.docs.map(({ picture }) => picture).filter(Boolean);
    // The words can be read before the pictures have come.
    return { request: asked, photographs: new Map(names.map((name) => [name, fetchPhotograph(name)])), ...answer };
  });

async function fetchPhotograph(name: string): Promise<Blob | null> {
  const answer = await fetchSignedIn(`${pictureAddress(name)}?w=480`).catch(() => null);
  return answer?.ok ? answer.blob().catch(() => null) : null;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Testimonials', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const decisions = useMemo(() => testimonialDecisions(revalidate), [revalidate]);
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => <TestimonialList {...data} decisions={decisions} />}
    </Guarded>
  );
}
