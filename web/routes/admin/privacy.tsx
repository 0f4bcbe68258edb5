import { adminRole } from '../../../contract/roles.ts';
import { browserApi } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { PrivacyPage } from '../../features/privacy/privacy-page.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/privacy.ts';

export const clientLoader = () => loadGuarded(adminRole, async () => ({}));

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Personal data', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

const calls = () => browserApi().admin.privacy;

async function download(email: string): Promise<Blob | null> {
  const answer = await calls()
    .export.$post({ json: { email } })
    .catch(() => null);
  if (!answer?.ok) return null;
  const data = await answer.json();
  // A person reads it, so it has lines.
  return new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {() => (
        <PrivacyPage
          find={(email) => savedBy(calls().find.$post({ json: { email } }))}
          download={download}
          erase={(json) => savedBy(calls().erase.$post({ json }))}
        />
      )}
    </Guarded>
  );
}
