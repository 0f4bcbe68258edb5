import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi } from '../../../api-client.ts';
import { PrivacyPage } from '../../../features/privacy/privacy-page.tsx';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

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

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async () => ({}),
  title: 'Personal data',
  view: () => (
    <PrivacyPage
      find={(email) => savedBy(calls().find.$post({ json: { email } }))}
      download={download}
      erase={(json) => savedBy(calls().erase.$post({ json }))}
    />
  ),
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
