import { schoolMoment } from '../../lib/clock.ts';
import { Action, Frame, type Sender, Text } from '../../lib/mail/templates/frame.tsx';
import { type Letter, letterOf } from '../../lib/mail/templates/letter.ts';

type Invitation = { name: string; role: number; token: string; days: number };

/** Where an invitation is accepted. */
export const invitationAddress = (publicUrl: string, token: string) => `${publicUrl}/invitation?token=${token}`;

/** Staff are invited to work on the website, parents and former pupils to have an account there. */
export function invitationMail(sender: Sender, { name, role, token, days }: Invitation): Letter {
  const { schoolName } = sender.school;
  return letterOf(
    `Your account on the website of ${schoolName}`,
    <Frame {...sender} title="You are invited" preview={`Choose your password within ${days} days.`}>
      <Text>Hello {name},</Text>
      <Text>
        {role > 1 ? 'you are invited to work on the website of' : 'an account is ready for you on the website of'}{' '}
        {schoolName}. Choose your password within {days} days.
      </Text>
      <Action to={invitationAddress(sender.publicUrl, token)}>Choose your password</Action>
      <Text>If you did not expect this, do nothing.</Text>
    </Frame>,
  );
}

type Reset = { name: string; token: string; minutes: number };

export function resetMail(sender: Sender, { name, token, minutes }: Reset): Letter {
  return letterOf(
    'Choose a new password',
    <Frame {...sender} title="Choose a new password" preview={`The link works for ${minutes} minutes.`}>
      <Text>Hello {name},</Text>
      <Text>choose a new password within {minutes} minutes. The link works once.</Text>
      <Action to={`${sender.publicUrl}/reset?token=${token}`}>Choose a new password</Action>
      <Text>If you did not ask for this, do nothing: your password stays as it is.</Text>
    </Frame>,
  );
}

type NewAddress = { token: string; minutes: number };

/** To an address that anybody may have typed, so it has no word of theirs, not even the name. */
export function newAddressMail(sender: Sender, { token, minutes }: NewAddress): Letter {
  const { schoolName } = sender.school;
  return letterOf(
    'Is this your new address?',
    <Frame {...sender} title="Is this your new address?" preview={`The link works for ${minutes} minutes.`}>
      <Text>Hello,</Text>
      <Text>
        somebody with an account on the website of {schoolName} has asked to use this address for it. If that is you,
        say yes within {minutes} minutes. The link works once.
      </Text>
      <Action to={`${sender.publicUrl}/user/email?token=${token}`}>Yes, use this address</Action>
      <Text>If it is not you, do nothing: this address stays out of it.</Text>
    </Frame>,
  );
}

type Change = { name: string; what: string; at: Date };

/** It asks for nothing and leads nowhere but to the site itself: a forged one has little to imitate. */
export function accountChangeMail(sender: Sender, { name, what, at }: Change): Letter {
  const { schoolName, phone } = sender.school;
  return letterOf(
    `Your account at ${schoolName} was changed`,
    <Frame {...sender} title="Your account was changed" preview={what}>
      <Text>Hello {name},</Text>
      <Text>{what}</Text>
      <Text>It happened on {schoolMoment(at)}. If this was you, you need do nothing.</Text>
      <Text>If this was not you, choose a new password at once, and call the school{phone && `: ${phone}`}.</Text>
      <Action to={`${sender.publicUrl}/forgot`}>Choose a new password</Action>
    </Frame>,
  );
}

type Code = { name: string; code: string; minutes: number };

export function codeMail(sender: Sender, { name, code, minutes }: Code): Letter {
  return letterOf(
    `Your code for the website of ${sender.school.schoolName}`,
    <Frame {...sender} title="Your code" preview={`It works for ${minutes} minutes.`}>
      <Text>Hello {name},</Text>
      <Text>
        type this code where you are signing in: {code}. It works once, for {minutes} minutes.
      </Text>
      <Text>
        Nobody from the school will ever ask you for it. If you are not signing in, somebody knows your password: choose
        a new one.
      </Text>
    </Frame>,
  );
}
