import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { AlumniEntry } from '../../features/account/alumni-entry.tsx';
import { AlumnusPortrait } from '../../features/alumni/public/view/alumnus-portrait.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import type { Route } from './+types/user-alum.ts';
import '../../office.css';

const screen = guardedScreen({
  atLeast: 1,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const param = { id: viewIdOf(params.id) };
    return async (api, actor) => {
      const [{ foundUser }, account] = await Promise.all([
        unwrap(api.users.view[':id'].$get({ param })),
        unwrap(api.users.alum[':id'].$get({ param })),
      ]);
      return { actor, user: foundUser, account };
    };
  },
  title: ({ data }) => `Alumni profile of ${data?.user.name ?? 'a user'}`,
  view: function UserAlum({ data: { actor, user, account }, params: { id } }) {
    const { revalidate } = useRevalidator();
    const claim = (alumnusId: number) =>
      savedBy(browserApi().users.alum[':id'].claim.$post({ param: { id }, json: { alumnusId } }));

    return (
      <AccountFrame actor={actor} user={user}>
        <AlumniEntry
          {...account}
          isOwn={actor.id === user.id}
          seesWaiting={actor.role >= adminRole}
          // What waits has no public picture yet.
          portrait={({ name, status, pictureInfo: [picture] }) => (
            <AlumnusPortrait name={name} picture={status === 'waiting' ? undefined : picture} sizes="5.5rem" />
          )}
          claim={claim}
          refresh={revalidate}
        />
      </AccountFrame>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
