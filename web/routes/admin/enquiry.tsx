import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { EnquiryPage } from '../../features/inbox/enquiry-page.tsx';
import { questions } from '../../features/testimonial/questions.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/enquiry.ts';
import { inboxCalls } from './inbox-calls.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadGuarded(adminRole, async (api, user) => {
    const [view, { people }] = await Promise.all([
      unwrap(api.admin.enquiries[':id'].$get({ param: { id } })),
      unwrap(api.admin.enquiries.people.$get()),
    ]);
    return { ...view, people, userId: user.id, now: new Date() };
  });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: loaderData?.data.enquiry.senderName ?? 'Enquiry', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function EnquiryRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(data) => (
        <EnquiryPage
          key={id}
          {...data}
          questions={questions}
          change={(json) => savedBy(browserApi().admin.enquiries[':id'].$put({ param: { id }, json }))}
          addNote={(text) =>
            savedBy(browserApi().admin.enquiries[':id'].notes.$post({ param: { id }, json: { text } }))
          }
          {...inboxCalls(revalidate)}
          refresh={revalidate}
        />
      )}
    </Guarded>
  );
}
