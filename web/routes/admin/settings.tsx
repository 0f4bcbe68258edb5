import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole, ownerRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/settings.ts';
import { savePolicy, sceneEditing, settingEditing } from './settings-saving.ts';

export const clientLoader = () =>
  loadGuarded(adminRole, async (api, { role }) => {
    const [settings, scenes, security] = await Promise.all([
      unwrap(api.admin.settings.$get()),
      unwrap(api.settings.scenes.$get()),
      unwrap(api.admin.security.$get()),
    ]);
    return { settings, scenes, security, mayEdit: role >= ownerRole };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Settings', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function SettingsRoute({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const scenes = useMemo(() => sceneEditing(revalidate), [revalidate]);
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {({ settings, scenes: pictures, security, mayEdit }) => (
        <SettingsPage
          settings={settings}
          scenes={pictures}
          open={params.section}
          editing={settingEditing}
          sceneEditing={scenes}
          security={{ security, mayEdit, save: savePolicy }}
        />
      )}
    </Guarded>
  );
}
