import { canManage } from '../../../../contract/people/roles.ts';
import type { User } from '../../../../contract/people/users.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { HereToo } from '../../../office/presence/here-too.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import type { Act, Change } from './act.ts';
import { PasswordReset } from './password-reset.tsx';
import { RoleChange } from './role-change.tsx';
import { SignOut } from './sign-out.tsx';
import { Suspension } from './suspension.tsx';

type Actor = { id: number; role: number };

type Props = {
  actor: Actor;
  user: User;
  /** What the school is called: nobody's password should be. */
  schoolName: string;
  change: (change: Change) => Promise<SaveResult<User>>;
  /** Ends every session of theirs. */
  signOut: () => Promise<SaveResult<unknown>>;
  /** Asks for the page anew. */
  refresh: () => Promise<void>;
};

/** What an administrator may change about somebody; what would be refused is not offered. */
export function UserAccount({ actor, user, schoolName, change, signOut, refresh }: Props) {
  if (!canManage(actor, user)) return <NotYours isOwn={actor.id === user.id} userId={user.id} />;

  /** Does it, tells it, and offers the way back where there is one. */
  const act: Act = async (wanted, text, undo) => {
    const result = await change(wanted);
    if (result.kind === 'saved') {
      await refresh();
      showNotice({ text, ...(undo && { undo: async () => void (await act(undo.change, undo.text)) }) });
    } else showNotice({ text: `Not changed. ${reasonOf(result)}`, bad: true });
    return result.kind === 'saved';
  };
  return (
    <Box title="Account">
      <HereToo />
      <div className="user-account">
        <RoleChange key={user.role} actor={actor} user={user} act={act} />
        <Suspension user={user} act={act} />
        <SignOut name={user.name} signOut={signOut} />
        <PasswordReset
          name={user.name}
          known={{ school: [schoolName], person: [user.name, user.email] }}
          reset={(pwd) => change({ pwd })}
          onDone={() => showNotice({ text: 'Password Updated Successfully' })}
        />
      </div>
    </Box>
  );
}

function NotYours({ isOwn, userId }: { isOwn: boolean; userId: number }) {
  return (
    <Box title="Account">
      <p className="note">
        <Icon name="shield" />
        {isOwn ? (
          <span>
            This is you. Nobody changes their own role or suspends themself. Your profile and password are on{' '}
            <Link to={`/user/view/${userId}`}>your own page</Link>.
          </span>
        ) : (
          <span>Only an owner changes the account of an administrator or an owner.</span>
        )}
      </p>
    </Box>
  );
}
