import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { unwrap } from '../../../api-client.ts';
import { testimonialDecisions } from '../../../features/testimonials/office/testimonial-calls.ts';
import { TestimonialList } from '../../../features/testimonials/office/testimonial-list.tsx';
import { testimonialListShape } from '../../../features/testimonials/office/testimonial-list-shape.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';
import { fetchSignedIn } from '../../../session/browser-session.ts';
import { pictureAddress } from '../../../ui/pictures/picture-sources.ts';

async function fetchPhotograph(name: string): Promise<Blob | null> {
  const answer = await fetchSignedIn(`${pictureAddress(name)}?w=480`).catch(() => null);
  return answer?.ok ? answer.blob().catch(() => null) : null;
}

const screen = listScreen({
  title: 'Testimonials',
  shape: testimonialListShape,
  load: async (api, query) => {
    const answer = await unwrap(api.admin.testimonials.$get({ query }));
    const names = answer.docs.map(({ picture }) => picture).filter(Boolean);
    // The words can be read before the pictures have come.
    return { photographs: new Map(names.map((name) => [name, fetchPhotograph(name)])), ...answer };
  },
  view: function Testimonials({ data }) {
    const { revalidate } = useRevalidator();
    const decisions = useMemo(() => testimonialDecisions(revalidate), [revalidate]);

    return <TestimonialList {...data} decisions={decisions} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
