import type { SetupState } from '../../../contract/school/setup.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { Box } from '../boxes/box.tsx';
import { Confirm, useAsking } from '../boxes/confirm.tsx';

/** Whether it was done. */
export type Open = () => Promise<boolean>;

type Step = { id: keyof SetupState['done']; done: string; todo: string; about: string; to: string; icon: IconName };

const steps: Step[] = [
  {
    id: 'school',
    done: 'Name and place',
    todo: 'Say what the school is called',
    about: 'It stands on every page',
    to: '/setup/school',
    icon: 'home',
  },
  {
    id: 'look',
    done: 'Crest and colour',
    todo: 'Choose a crest and a colour',
    about: 'Everything else follows',
    to: '/setup/crest',
    icon: 'palette',
  },
  {
    id: 'campuses',
    done: 'Campuses',
    todo: 'Name your campuses',
    about: 'Menu, footer and contact follow',
    to: '/setup/campuses',
    icon: 'pin',
  },
  {
    id: 'mail',
    done: 'Mail works',
    todo: 'Set up mail',
    about: 'So that families get answers',
    to: '/setup/mail',
    icon: 'mail',
  },
  {
    id: 'start',
    done: 'The first pages are made',
    todo: 'Choose what to start with',
    about: 'An outline, or the demo’s pages',
    to: '/setup/start',
    icon: 'document',
  },
  {
    id: 'pages',
    done: 'A page is written',
    todo: 'Write the first page',
    about: 'School fees are looked for most',
    to: '/fees',
    icon: 'edit',
  },
  {
    id: 'campusPages',
    done: 'The pages of your campuses are public',
    todo: 'Publish the pages of your campuses',
    about: 'Until then the menu leads to them on Contact us',
    to: '/admin/site',
    icon: 'pin',
  },
  {
    id: 'dates',
    done: 'Term dates',
    todo: 'Enter the dates of Term I',
    about: 'Home, calendar and print take them from one list',
    to: '/admin/term-dates/add',
    icon: 'calendar',
  },
  {
    id: 'people',
    done: 'Somebody works with you',
    todo: 'Invite a colleague',
    about: 'An editor can write; only you can open the site',
    to: '/admin/users/invitations',
    icon: 'people',
  },
];

/** Whoever has no campus has no page of one to publish. */
const stepsOf = (done: SetupState['done']) => steps.filter(({ id }) => id !== 'campusPages' || done.campuses);

/** Until all of it is done; a school from before, and the demo, never had them. */
export const isBeginning = ({ isNew, isOpen, done }: SetupState): boolean =>
  isNew && !(isOpen && stepsOf(done).every(({ id }) => done[id]));

/** What a new school does first, with what is done; the last of it opens the site. */
export function FirstSteps({ setup: { done, isOpen }, open }: { setup: SetupState; open?: Open | undefined }) {
  const own = stepsOf(done);
  const count = own.filter(({ id }) => done[id]).length + (isOpen ? 1 : 0);
  return (
    <Box title="First steps" aside={`${count} of ${own.length + 1} done`}>
      <ul className="first-steps">
        {own.map((step) => (
          <li key={step.id}>
            {done[step.id] ? (
              <Done words={step.done} />
            ) : (
              <>
                <span className="first-mark">
                  <Icon name={step.icon} />
                </span>
                <span>
                  <Link to={step.to}>{step.todo}</Link>
                  <small>{step.about}</small>
                </span>
              </>
            )}
          </li>
        ))}
        <li>{isOpen ? <Done words="The site is open to everybody" /> : <Opening open={open} />}</li>
      </ul>
    </Box>
  );
}

const Done = ({ words }: { words: string }) => (
  <>
    <span className="first-mark first-done">
      <Icon name="check" />
    </span>
    <span className="muted">
      <span className="vh">Done: </span>
      {words}
    </span>
  </>
);

function Opening({ open }: { open: Open | undefined }) {
  const { asking, trigger, ask, stop } = useAsking();
  return (
    <>
      <span className="first-mark">
        <Icon name="flag" />
      </span>
      <span>
        {open ? (
          <button className="first-open" type="button" ref={trigger} onClick={ask}>
            Open the site to everybody
          </button>
        ) : (
          <b>Open the site to everybody</b>
        )}
        <small>{open ? 'Whenever you are ready. It then stays open.' : 'Its owner does that.'}</small>
      </span>
      {asking && open && (
        <Confirm
          title="Open the site to everybody?"
          yes="Open the site"
          busyLabel="Opening…"
          no="Not yet"
          act={open}
          stop={stop}
        >
          Search engines and visitors find it from then on. It cannot be closed again. Pages that are still drafts, also
          those of your campuses, are shown once you publish them. Privacy and Child protection are public from the
          first day, in general words: read both before.
        </Confirm>
      )}
    </>
  );
}
