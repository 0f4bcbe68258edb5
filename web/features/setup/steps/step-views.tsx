import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { LookForm } from '../../../office/look/look-form.tsx';
import { MailForm } from '../../../office/mail-server/mail-form.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import type { SetupData } from '../loads/setup-data.ts';
import { saveSchool, startWith } from '../setup-calls.ts';
import { StepHead } from '../setup-frame.tsx';
import { pathOf, type SetupStep, schoolValues } from '../steps.ts';
import { CampusCards } from './campus-cards.tsx';
import { SchoolForm } from './school-form.tsx';
import { StartForm } from './start-form.tsx';
import { StepFoot } from './step-foot.tsx';

type Props = { data: SetupData };

function School({ data: { settings } }: Props) {
  const navigate = useNavigate();
  return (
    <>
      <StepHead title="The school">
        These words stand in the head and foot of every page, in mails and in search results.
      </StepHead>
      <SchoolForm start={schoolValues(settings)} save={saveSchool} done={() => void navigate(pathOf('crest'))} />
    </>
  );
}

function Look({ data: { settings, crest } }: Props) {
  return (
    <>
      <StepHead title="Crest and colour">
        One picture and one colour are enough. Everything else is worked out from them, and every page stays readable
        whatever you choose.
      </StepHead>
      <LookForm
        start={settings.brand}
        version={settings.updatedAt}
        of={{ ...settings.school, crest }}
        // The page's policy knows the colours that it came with: others come with another page.
        done={() => window.location.assign(pathOf('campuses'))}
        foot={({ saving, busy }) => (
          <StepFoot back="school">
            <button className="btn" type="submit" disabled={busy}>
              {saving ? 'Saving…' : 'Continue: Campuses'}
            </button>
          </StepFoot>
        )}
      />
    </>
  );
}

function Campuses({ data: { campuses } }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <StepHead title="Campuses">
        Menu, footer, contact page and home page follow. One campus is fine too; with none, the school has the address
        and phone of its own.
      </StepHead>
      <CampusCards campuses={campuses} refresh={revalidate} />
      <StepFoot back="crest">
        <ButtonLink to={pathOf('mail')}>Continue: Mail</ButtonLink>
      </StepFoot>
    </>
  );
}

function Mail({ data: { mail, email } }: Props) {
  return (
    <>
      <StepHead title="Mail">
        The site writes to families: receipts, answers, new passwords. Copy these lines from your mail provider. You can
        also do this later, in the settings.
      </StepHead>
      <div className="box">
        <MailForm mail={mail} to={email} />
      </div>
      <StepFoot back="campuses">
        <ButtonLink to={pathOf('start')}>Continue: What to start with</ButtonLink>
      </StepFoot>
    </>
  );
}

function Start({ data: { setup } }: Props) {
  const navigate = useNavigate();
  return (
    <>
      <StepHead title="What to start with">
        Nothing is public before you open the site. Visitors see your name, crest and phone, and that the site is
        coming.
      </StepHead>
      {setup.done.start ? (
        <div className="set-foot">
          <ButtonLink to={pathOf('done')}>The pages are made: see the site</ButtonLink>
        </div>
      ) : (
        <StartForm start={startWith} done={() => void navigate(pathOf('done'))} />
      )}
    </>
  );
}

/** The first step, the owner's account, is made without one: it has an address and a form of its own. */
export const stepViews: Record<Exclude<SetupStep, 'owner'>, (props: Props) => ReactNode> = {
  school: School,
  crest: Look,
  campuses: Campuses,
  mail: Mail,
  start: Start,
};
