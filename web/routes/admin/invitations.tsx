import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { InvitationList } from '../../features/users/invitation-list.tsx';
import { InviteForm } from '../../features/users/invite-form.tsx';
import { savedBy } from '../../office/edit/save-result.ts';
import { OfficeHead } from '../../office/head.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/invitations.ts';

export const clientLoader = () => loadGuarded(adminRole, (api) => unwrap(api.admin.invitations.$get()));

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Invitations', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

type Guest = { name: string; email: string; role: number };

const invite = (json: Guest) => savedBy(browserApi().admin.invitations.$post({ json }));
const resend = (id: number) =>
  savedBy(browserApi().admin.invitations[':id'].resend.$post({ param: { id: String(id) } }));
const withdraw = (id: number) => savedBy(browserApi().admin.invitations[':id'].$delete({ param: { id: String(id) } }));

export default function InvitationsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(invitations) => (
        <>
          <OfficeHead
            title="Invitations"
            note="A link in the mail lets a person choose a password. It works for seven days."
            back={{ to: '/admin/users', label: 'Users' }}
          />
          <div className="dash">
            <InviteForm invite={invite} onDone={revalidate} />
            <InvitationList
              invitations={invitations}
              resend={resend}
              withdraw={withdraw}
              inviteAgain={({ name, email, role }) => invite({ name, email, role })}
              refresh={revalidate}
            />
          </div>
        </>
      )}
    </Guarded>
  );
}
