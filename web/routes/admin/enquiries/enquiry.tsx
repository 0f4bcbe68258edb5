import { redirect, useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { EnquiryPage } from '../../../features/inbox/enquiry/enquiry-page.tsx';
import { mergingCalls } from '../../../features/inbox/handling/merging-calls.ts';
import { inboxCalls } from '../../../features/inbox/inbox-calls.ts';
import { replyCalls } from '../../../features/inbox/reply/reply-calls.ts';
import { questionNames } from '../../../features/testimonials/public/questions.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { useWords } from '../../../ui/meta/site.ts';
import type { Route } from './+types/enquiry.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return async (api, user) => {
      const [view, { people }, { templates }, waiting, { docs: related }] = await Promise.all([
        unwrap(api.admin.enquiries[':id'].$get({ param: { id } })),
        unwrap(api.admin.enquiries.people.$get()),
        unwrap(api.admin['reply-templates'].$get()),
        unwrap(api.admin.enquiries.waiting.$get()),
        unwrap(api.admin.enquiries[':id'].related.$get({ param: { id } })),
      ]);
      // What is a part of another one is read there.
      if (view.enquiry.mergedInto) throw redirect(`/admin/enquiries/${view.enquiry.mergedInto}`);
      return { ...view, people, templates, waiting, related, user: { id: user.id, name: user.name }, now: new Date() };
    };
  },
  title: ({ data }) => data?.enquiry.senderName ?? 'Enquiry',
  view: function Enquiry({ data, params: { id } }) {
    const { revalidate } = useRevalidator();
    const words = useWords();

    return (
      <EnquiryPage
        key={id}
        {...data}
        questions={questionNames.map((name) => words[name] ?? '')}
        change={(json) => savedBy(browserApi().admin.enquiries[':id'].$put({ param: { id }, json }))}
        addNote={(text) => savedBy(browserApi().admin.enquiries[':id'].notes.$post({ param: { id }, json: { text } }))}
        replies={replyCalls(id)}
        merging={mergingCalls}
        {...inboxCalls(revalidate)}
        refresh={revalidate}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
