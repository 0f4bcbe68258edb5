import { useEffect, useRef, useState } from 'react';
import type { GalleryConsent as Counts } from '../../../../contract/media/consent.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { ConsentControl, type Said } from '../../../office/pictures/consent/consent-control.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  load: () => Promise<Counts>;
  note: (said: Said & { all: boolean }) => Promise<SaveResult<Counts>>;
};

const nothingSaid: Said = { consent: 'unknown', consentNote: '' };
const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** One word for all pictures of a gallery; it acts at once, apart from the form that it stands in. */
export function GalleryConsent({ load, note }: Props) {
  const [counts, setCounts] = useState<Counts | null>(null);
  const [said, setSaid] = useState(nothingSaid);
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const first = useRef(load);

  useEffect(() => {
    first.current().then(setCounts, () => {});
  }, []);

  if (!counts) return null;
  const { total, unknown } = counts;
  const meant = all ? total : unknown;

  async function run() {
    setBusy(true);
    const result = await note({ ...said, all });
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: `Not noted. ${reasonOf(result)}`, bad: true });
    setCounts(result.thing);
    setSaid(nothingSaid);
    setAll(false);
    showNotice({ text: `Noted for ${pictures(meant)}.` });
  }

  return (
    <section className="edit-box form" aria-labelledby="gallery-children">
      <h2 id="gallery-children">Children on the pictures</h2>
      {unknown > 0 ? (
        <p className="consent-missing" role="status">
          <Icon name="warning" />
          Consent is not noted for {unknown} of {pictures(total)}.
        </p>
      ) : (
        <p className="small" role="status">
          Consent is noted for {total === 1 ? 'the picture' : `all ${pictures(total)}`}.
        </p>
      )}
      <ConsentControl said={said} about="all pictures of this gallery" onSay={setSaid} disabled={busy} warn={false} />
      {unknown < total && (
        <label className="consent-all">
          <input type="checkbox" checked={all} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
          Also for those that are noted already
        </label>
      )}
      {said.consent !== 'unknown' && meant > 0 && (
        <button className="btn line sm" type="button" disabled={busy} onClick={run}>
          {busy ? 'One moment…' : `Note it for ${pictures(meant)}`}
        </button>
      )}
    </section>
  );
}
