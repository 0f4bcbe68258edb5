import { Navigate } from 'react-router';
import { ownerRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { OwnSchoolForm } from '../../features/setup/own-school-form.tsx';
import { SetupBar, StepHead } from '../../features/setup/setup-frame.tsx';
import { pathOf } from '../../features/setup/steps.ts';
import { renew } from '../../session/browser-session.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import '../../office.css';

/** The browser begins anew: what it knows is of the demo, and only with a new cookie may it look at a closed site. */
async function begin() {
  await renew();
  window.location.assign(pathOf('school'));
}

const screen = guardedScreen({
  atLeast: ownerRole,
  load: () => async (api) => {
    const [setup, { school }] = await Promise.all([unwrap(api.admin.setup.$get()), unwrap(api.admin.settings.$get())]);
    return { isDemo: setup.isDemo, demoName: school.schoolName };
  },
  title: 'Make it your school',
  view: function Yours({ data: { isDemo, demoName } }) {
    if (!isDemo) return <Navigate to="/admin" replace />;
    return (
      <div className="office setup always-light">
        <SetupBar mayLeave />
        <main id="main" className="set-main set-alone" tabIndex={-1}>
          <StepHead title="Make it your school">
            An empty school takes the place of the demo, and you set it up step by step. Its pages are there to begin
            with, as drafts, if you want them.
          </StepHead>
          <ul className="set-goes">
            <li>All stories, people, pictures, enquiries and orders of the demo are removed for good.</li>
            <li>All its accounts go. Yours stays, with the name, e-mail and password that you choose here.</li>
            <li>Visitors see a page that says you are coming, until you open the site.</li>
          </ul>
          <OwnSchoolForm demoName={demoName} done={() => void begin()} />
        </main>
      </div>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
