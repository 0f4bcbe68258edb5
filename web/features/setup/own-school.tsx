import { renew } from '../../session/browser-session.ts';
import { OwnSchoolForm } from './own-school-form.tsx';
import { SetupBar, StepHead } from './setup-frame.tsx';
import { pathOf } from './steps.ts';

/** The browser begins anew: what it knows is of the demo, and only with a new cookie may it look at a closed site. */
async function begin() {
  await renew();
  window.location.assign(pathOf('school'));
}

/** From the demo to an empty school, with what that takes away. */
export function OwnSchool({ demoName }: { demoName: string }) {
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
}
