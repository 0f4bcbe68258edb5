import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { MadeInvitation } from '../../../../contract/people/users.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { InvitationLink } from '../../../features/users/invitations/invitation-link.tsx';
import { InvitationList } from '../../../features/users/invitations/invitation-list.tsx';
import { InviteForm } from '../../../features/users/invitations/invite-form.tsx';
import { MailSetup } from '../../../office/boxes/mail-setup.tsx';
import { savedBy } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';

type Guest = { name: string; email: string; role: number };

const invite = (json: Guest) => savedBy(browserApi().admin.invitations.$post({ json }));
const resend = (id: number) =>
  savedBy(browserApi().admin.invitations[':id'].resend.$post({ param: { id: String(id) } }));
const withdraw = (id: number) => savedBy(browserApi().admin.invitations[':id'].$delete({ param: { id: String(id) } }));

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => (api) => unwrap(api.admin.invitations.$get()),
  title: 'Invitations',
  view: function Invitations({ data: invitations }) {
    const { revalidate } = useRevalidator();
    const mailWaits = useMailWaits();
    const [made, setMade] = useState<MadeInvitation>();
    const done = (invitation: MadeInvitation) => {
      setMade(invitation);
      void revalidate();
    };

    return (
      <>
        <OfficeHead
          title="Invitations"
          note={
            mailWaits ? (
              <>
                Mail is not set up, so you hand the link over yourself. <MailSetup />
              </>
            ) : (
              'A link in the mail lets a person choose a password. It works for seven days.'
            )
          }
          back={{ to: '/admin/users', label: 'Users' }}
        />
        <div className="dash">
          {made?.link && (
            <InvitationLink key={made.link} name={made.name} link={made.link} close={() => setMade(undefined)} />
          )}
          <InviteForm invite={invite} mailWaits={mailWaits} onDone={done} />
          <InvitationList
            invitations={invitations}
            resend={resend}
            withdraw={withdraw}
            inviteAgain={({ name, email, role }) => invite({ name, email, role })}
            mailWaits={mailWaits}
            showLink={setMade}
            refresh={revalidate}
          />
        </div>
      </>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
