import { Navigate, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { ownerRole } from '../../../contract/people/roles.ts';
import { endsWithCall } from '../../../contract/site/closing-call.ts';
import { unwrap } from '../../api-client.ts';
import { loadHome } from '../../features/home/home-calls.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { saveSchool, startWith } from '../../features/setup/setup-calls.ts';
import { SetupFrame, StepHead } from '../../features/setup/setup-frame.tsx';
import { CampusCards } from '../../features/setup/steps/campus-cards.tsx';
import { Finish } from '../../features/setup/steps/finish.tsx';
import { SchoolForm } from '../../features/setup/steps/school-form.tsx';
import { StartForm } from '../../features/setup/steps/start-form.tsx';
import { firstOpen, pathOf, progressOf, schoolValues, stepAt } from '../../features/setup/steps.ts';
import { callAmid } from '../../features/site/footer/call-amid.tsx';
import { Frame } from '../../features/site/frame.tsx';
import { openSite } from '../../office/first-steps/open-site.ts';
import { LookForm } from '../../office/look/look-form.tsx';
import { MailForm } from '../../office/mail-server/mail-form.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import type { RootData } from '../../ui/meta/meta.ts';
import '../../office.css';

const screen = guardedScreen({
  atLeast: ownerRole,
  load:
    ({ params }) =>
    async (api, user) => {
      const [settings, scenes, mail, setup, account, campuses, home] = await Promise.all([
        unwrap(api.admin.settings.$get()),
        unwrap(api.settings.scenes.$get()),
        unwrap(api.admin['mail-server'].$get()),
        unwrap(api.admin.setup.$get()),
        unwrap(api.admin.users[':id'].$get({ param: { id: String(user.id) } })),
        unwrap(api.admin.campuses.$get()),
        params.step === 'done' ? loadHome(api) : undefined,
      ]);
      const { email } = account.foundUser;
      const crest = scenes.crest?.name;
      return { settings, crest, mail, setup, email, userName: user.name, campuses: campuses.docs, home };
    },
  title: 'Set up your school',
  view: function Step({ data, params }) {
    const { settings, crest, mail, setup, email, userName, campuses, home } = data;
    const root = useRouteLoaderData<RootData>('root');
    const navigate = useNavigate();
    const { revalidate } = useRevalidator();
    const { school, brand } = settings;
    const at = stepAt(params.step);
    const go = (step: Parameters<typeof pathOf>[0]) => () => void navigate(pathOf(step));
    const names = campuses.map(({ name }) => name);
    const progress = progressOf(setup, { userName, schoolName: school.schoolName, campuses: names });

    const open = setup.isNew ? firstOpen(progress) : undefined;
    if (at === 'done' && open) return <Navigate to={pathOf(open)} replace />;
    if (at === 'done') {
      const openIt = async () => {
        const isDone = await openSite();
        await revalidate();
        return isDone;
      };
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
      return <Finish of={{ ...school, crest }} {...{ brand, setup, progress, page }} open={openIt} />;
    }
    if (at === 'crest') {
      return (
        <SetupFrame at={at} progress={progress}>
          <StepHead title="Crest and colour">
            One picture and one colour are enough. Everything else is worked out from them, and every page stays
            readable whatever you choose.
          </StepHead>
          <LookForm
            start={brand}
            of={{ ...school, crest }}
            // The page's policy knows the colours that it came with: others come with another page.
            done={() => window.location.assign(pathOf('campuses'))}
            foot={({ saving, busy }) => (
              <div className="set-foot">
                <ButtonLink to={pathOf('school')} kind="line">
                  Back
                </ButtonLink>
                <button className="btn" type="submit" disabled={busy}>
                  {saving ? 'Saving…' : 'Continue: Campuses'}
                </button>
              </div>
            )}
          />
        </SetupFrame>
      );
    }
    if (at === 'campuses') {
      return (
        <SetupFrame at={at} progress={progress}>
          <StepHead title="Campuses">
            Menu, footer, contact page and home page follow. One campus is fine too; with none, the school has the
            address and phone of its own.
          </StepHead>
          <CampusCards campuses={campuses} refresh={revalidate} />
          <div className="set-foot">
            <ButtonLink to={pathOf('crest')} kind="line">
              Back
            </ButtonLink>
            <ButtonLink to={pathOf('mail')}>Continue: Mail</ButtonLink>
          </div>
        </SetupFrame>
      );
    }
    if (at === 'mail') {
      return (
        <SetupFrame at={at} progress={progress}>
          <StepHead title="Mail">
            The site writes to families: receipts, answers, new passwords. Copy these lines from your mail provider. You
            can also do this later, in the settings.
          </StepHead>
          <div className="box">
            <MailForm mail={mail} to={email} />
          </div>
          <div className="set-foot">
            <ButtonLink to={pathOf('campuses')} kind="line">
              Back
            </ButtonLink>
            <ButtonLink to={pathOf('start')}>Continue: What to start with</ButtonLink>
          </div>
        </SetupFrame>
      );
    }
    if (at === 'start') {
      return (
        <SetupFrame at={at} progress={progress}>
          <StepHead title="What to start with">
            Nothing is public before you open the site. Visitors see your name, crest and phone, and that the site is
            coming.
          </StepHead>
          {setup.done.start ? (
            <div className="set-foot">
              <ButtonLink to={pathOf('done')}>The pages are made: see the site</ButtonLink>
            </div>
          ) : (
            <StartForm start={startWith} done={go('done')} />
          )}
        </SetupFrame>
      );
    }
    return (
      <SetupFrame at="school" progress={progress}>
        <StepHead title="The school">
          These words stand in the head and foot of every page, in mails and in search results.
        </StepHead>
        <SchoolForm start={schoolValues(settings)} save={saveSchool} done={go('crest')} />
      </SetupFrame>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
