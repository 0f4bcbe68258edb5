import { useState } from 'react';
import type { ShownPicture } from '../../../contract/media/consent.ts';
import { ConsentControl, type Said } from '../../office/pictures/consent/consent-control.tsx';

/** True when it is noted. */
export type NoteConsent = (picture: ShownPicture, said: Said) => Promise<boolean>;

type Props = { picture: ShownPicture; note: NoteConsent };

/** Said in its place: what needs no note is noted at once. */
export function ConsentCell({ picture, note }: Props) {
  const { consent, consentNote } = picture;
  const [said, setSaid] = useState<Said>({ consent, consentNote });
  const [busy, setBusy] = useState(false);
  const isNew = said.consent !== consent || said.consentNote !== consentNote;

  async function save(next: Said) {
    setSaid(next);
    setBusy(true);
    const noted = await note(picture, next);
    setBusy(false);
    if (!noted) setSaid({ consent, consentNote });
  }

  return (
    <div className="consent-cell">
      <ConsentControl
        said={said}
        about={picture.alt || picture.name}
        onSay={(next) => (next.consent === 'given' ? setSaid(next) : void save(next))}
        disabled={busy}
        warn={false}
      />
      {isNew && said.consent === 'given' && (
        <button className="btn sm" type="button" disabled={busy} onClick={() => save(said)}>
          {busy ? 'Saving…' : 'Save'}
          <span className="vh">: consent for {picture.alt || picture.name}</span>
        </button>
      )}
    </div>
  );
}
