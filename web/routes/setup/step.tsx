import { useRouteLoaderData } from 'react-router';
import { ownerRole } from '../../../contract/people/roles.ts';
import { endsWithCall } from '../../../contract/site/words/closing-call.ts';
import { loadHome } from '../../features/home/home-calls.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { loadSetup } from '../../features/setup/loads/setup-data.ts';
import { SetupScreen } from '../../features/setup/setup-screen.tsx';
import { callAmid } from '../../features/site/footer/call-amid.tsx';
import { Frame } from '../../features/site/frame.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { RootData } from '../../ui/meta/meta.ts';
import '../../office.css';

const screen = guardedScreen({
  atLeast: ownerRole,
  load:
    ({ params }) =>
    async (api, user) => {
      const [data, home] = await Promise.all([
        loadSetup(api, user),
        params.step === 'done' ? loadHome(api) : undefined,
      ]);
      return { data, home };
    },
  title: 'Set up your school',
  view: function Step({ data: { data, home }, params }) {
    const root = useRouteLoaderData<RootData>('root');
    const page = root && home && (
      <Frame
        school={root.school}
        address={root.origin}
        alumni={false}
        closingCall={endsWithCall(root.school.site.home.sections)}
      >
        <HomePage home={root.school.site.home} {...home} call={callAmid} />
      </Frame>
    );
    return <SetupScreen data={data} step={params.step} page={page} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
