import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { alumnus, alumnusAccount } from '../../../contract/content/alumni.ts';
import { Box } from '../../office/boxes/box.tsx';
import { reasonOf } from '../../office/forms/reason.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';

type Alumnus = z.infer<typeof alumnus>;
type Props = z.infer<typeof alumnusAccount> & {
  isOwn: boolean;
  /** Administrators read also what waits. */
  seesWaiting: boolean;
  portrait: (alumnus: Alumnus) => ReactNode;
  claim: (alumnusId: number) => Promise<SaveResult<unknown>>;
  /** Asks for the page anew. */
  refresh: () => Promise<void>;
};

/** An account's place among the alumni: the entry itself, those that may be it, or the way to one. */
export function AlumniEntry({ alumnus: entry, claimable, ...props }: Props) {
  if (entry) {
    return (
      <Box title={props.isOwn ? 'Your alumni profile' : 'Alumni profile'}>
        <Entry entry={entry} {...props} />
        <p className="muted small account-note">
          Is something wrong or out of date? <Link to="/contact">Write to us</Link>: the office changes it.
        </p>
      </Box>
    );
  }
  return claimable.length > 0 ? <Claims claimable={claimable} {...props} /> : <WithoutEntry isOwn={props.isOwn} />;
}

type EntryProps = Pick<Props, 'seesWaiting' | 'portrait'> & { entry: Alumnus; children?: ReactNode };

function Entry({ entry, seesWaiting, portrait, children }: EntryProps) {
  const { id, name, classOf, email, phone, status } = entry;
  const waiting = status === 'waiting';
  return (
    <div className="account-entry">
      {portrait(entry)}
      <div>
        <h3>{waiting && !seesWaiting ? name : <Link to={`/alum/view/${id}`}>{name}</Link>}</h3>
        <p>Class of {classOf}</p>
        {email && <p className="muted small">{email}</p>}
        {phone && <p className="muted small">{phone}</p>}
        <p>
          {waiting ? (
            <span className="pill wait">Waiting for the office to read it</span>
          ) : (
            <span className="pill ok">In the directory</span>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}

function Claims({ claimable, isOwn, claim, refresh, ...props }: Omit<Props, 'alumnus'>) {
  const [busy, setBusy] = useState<number | null>(null);

  async function take({ id, name }: Alumnus) {
    setBusy(id);
    const result = await claim(id);
    await refresh();
    setBusy(null);
    if (result.kind === 'saved') showNotice({ text: `The alumni profile of ${name} is tied to this account.` });
    else showNotice({ text: `Not claimed. ${reasonOf(result)}`, bad: true });
  }
  return (
    <Box title={isOwn ? 'Is this you?' : 'Is this the same person?'}>
      <p className="muted small">
        {isOwn
          ? 'The alumni directory has an entry with your e-mail. Claim it, and it stands here.'
          : 'The alumni directory has an entry with the e-mail of this account.'}
      </p>
      <ul className="account-claims">
        {claimable.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} {...props}>
              <button
                className="btn sm"
                type="button"
                disabled={busy !== null}
                aria-label={`Claim ${entry.name}, class of ${entry.classOf}`}
                onClick={() => take(entry)}
              >
                {busy === entry.id ? 'Claiming…' : 'Claim'}
              </button>
            </Entry>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function WithoutEntry({ isOwn }: { isOwn: boolean }) {
  return (
    <Box title="No alumni profile">
      <p>
        {isOwn
          ? 'No entry of the alumni directory belongs to your account. Were you one of ours? Share your story with the e-mail of this account; once it has arrived you can claim it here.'
          : 'No entry of the alumni directory belongs to this account, and none has its e-mail.'}
      </p>
      {isOwn && (
        <p className="account-note">
          Is there an entry with another e-mail? Write to us, and the office ties it to your account.
        </p>
      )}
      <p className="row account-note">
        <ButtonLink to="/alumni/alumcontact">Share your story</ButtonLink>
        <ButtonLink to="/contact" kind="line">
          Contact us
        </ButtonLink>
      </p>
    </Box>
  );
}
