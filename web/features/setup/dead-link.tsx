import { setupMessages } from '../../../contract/school/setup.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { SetupFrame } from './setup-frame.tsx';
import { pathOf } from './steps.ts';

export function DeadLink({ reason }: { reason: string }) {
  const isTaken = reason === setupMessages.taken;
  return (
    <SetupFrame at="owner" progress={{}}>
      <h1>This link does not work</h1>
      <div className="note bad set-dead" role="alert">
        <Icon name="warning" />
        <b>{reason}</b>
      </div>
      <p className="muted lead-in">
        {isTaken
          ? 'Whoever owns it can invite you. If that is you, log in and go on where you stopped.'
          : 'Stop the site and start it again: it prints a new link, which works for an hour.'}
      </p>
      {isTaken && <ButtonLink to={`/login?from=${pathOf('school')}`}>Log in</ButtonLink>}
    </SetupFrame>
  );
}
