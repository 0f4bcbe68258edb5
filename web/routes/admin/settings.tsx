import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole, ownerRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { savePolicy, sceneEditing, settingEditing } from '../../features/settings/setting-calls.ts';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load:
    () =>
    async (api, { role }) => {
      const isOwner = role >= ownerRole;
      const [settings, scenes, security, mail, mailbox] = await Promise.all([
        unwrap(api.admin.settings.$get()),
        unwrap(api.settings.scenes.$get()),
        unwrap(api.admin.security.$get()),
        isOwner ? unwrap(api.admin['mail-server'].$get()) : undefined,
        isOwner ? unwrap(api.admin.mailbox.$get()) : undefined,
      ]);
      return { settings, scenes, security, mail, mailbox, mayEdit: isOwner };
    },
  title: 'Settings',
  view: function Settings({ data: { settings, scenes: pictures, security, mail, mailbox, mayEdit }, params }) {
    const { revalidate } = useRevalidator();
    const scenes = useMemo(() => sceneEditing(revalidate), [revalidate]);

    return (
      <SettingsPage
        settings={settings}
        scenes={pictures}
        open={params.section}
        editing={settingEditing}
        sceneEditing={scenes}
        security={{ security, mayEdit, save: savePolicy }}
        mail={mail}
        mailbox={mailbox}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
