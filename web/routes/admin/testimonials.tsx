import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { testimonialDecisions } from '../../features/testimonials/office/testimonial-calls.ts';
import { TestimonialList } from '../../features/testimonials/office/testimonial-list.tsx';
import { testimonialListShape } from '../../features/testimonials/office/testimonial-list-shape.ts';
import { listQuery, readListRequest } from '../../office/table/list-request.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { pictureAddress } from '../../ui/pictures/picture-sources.ts';
import type { Route } from './+types/testimonials.ts';

async function fetchPhotograph(name: string): Promise<Blob | null> {
  const answer = await fetchSignedIn(`${pictureAddress(name)}?w=480`).catch(() => null);
  return answer?.ok ? answer.blob().catch(() => null) : null;
}

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api) => {
      const asked = readListRequest(request.url, testimonialListShape);
      const { sort: _, ...query } = listQuery(asked);
      const answer = await unwrap(api.admin.testimonials.$get({ query }));
      const names = answer.docs.map(({ picture }) => picture).filter(Boolean);
      // The words can be read before the pictures have come.
      return { request: asked, photographs: new Map(names.map((name) => [name, fetchPhotograph(name)])), ...answer };
    },
  title: 'Testimonials',
  view: function Testimonials({ data }) {
    const { revalidate } = useRevalidator();
    const decisions = useMemo(() => testimonialDecisions(revalidate), [revalidate]);

    return <TestimonialList {...data} decisions={decisions} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
