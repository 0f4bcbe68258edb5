import { adminRole, ownerRole } from '../../../../contract/people/roles.ts';
import type { User } from '../../../../contract/people/users.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { Confirm, useAsking } from '../../../office/boxes/confirm.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
import { HandOver } from './hand-over.tsx';

type Props = {
  actor: { role: number };
  user: User;
  makeOwner: () => Promise<SaveResult<unknown>>;
  handOver: (confirm: string) => Promise<SaveResult<unknown>>;
  /** Asks for the page anew. */
  refresh: () => Promise<void>;
  /** The same once the reader is an owner no longer. */
  leave: () => Promise<void>;
};

/** Of an administrator, for an owner: share the site, or give it away. */
export function Ownership({ actor, user, makeOwner, handOver, refresh, leave }: Props) {
  if (actor.role < ownerRole || user.role !== adminRole || user.suspend) return null;
  return (
    <Box title="Ownership">
      <div className="user-account">
        <SecondOwner name={user.name} makeOwner={makeOwner} refresh={refresh} />
        <HandOver name={user.name} handOver={handOver} leave={leave} />
      </div>
    </Box>
  );
}

function SecondOwner({ name, makeOwner, refresh }: { name: string } & Pick<Props, 'makeOwner' | 'refresh'>) {
  const { asking, trigger, ask, stop } = useAsking();
  const told = useMailWaits() ? `Mail is not set up: tell ${name} yourself.` : 'You both get a mail about it.';

  async function run(): Promise<boolean> {
    const result = await makeOwner();
    if (result.kind !== 'saved') {
      showNotice({ text: `Not changed. ${reasonOf(result)}`, bad: true });
      return false;
    }
    await refresh();
    showNotice({ text: `${name} is now an owner, as you are.` });
    return true;
  }
  return (
    <div className="field">
      <p className="label">A second owner</p>
      <p className="hint">With two owners the site is not lost when one of you is ill, travels or leaves.</p>
      {asking ? (
        <Confirm
          title={`Make ${name} an owner?`}
          yes="Yes, make an owner"
          busyLabel="Changing…"
          no="No, leave it"
          act={run}
          stop={stop}
        >
          {name} will do all that you can: change and suspend administrators, set the mail server and what sign-in asks
          for, and take your own role away. {told}
        </Confirm>
      ) : (
        <button ref={trigger} type="button" className="btn line sm" onClick={ask}>
          Make an owner
        </button>
      )}
    </div>
  );
}
