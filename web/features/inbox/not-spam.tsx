import { useState } from 'react';
import type { EnquiryView } from '../../../contract/enquiries/enquiries.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useMailWaits } from '../../ui/meta/mail-waits.ts';

export type TakeBack = (id: number) => Promise<SaveResult<EnquiryView>>;

type Props = { enquiry: { id: number; senderName: string }; takeBack: TakeBack };

/** Takes what was quarantined by mistake into the inbox, with one click. */
export function NotSpam({ enquiry: { id, senderName }, takeBack }: Props) {
  const [busy, setBusy] = useState(false);
  const mailWaits = useMailWaits();

  async function act() {
    if (busy) return;
    setBusy(true);
    const result = await takeBack(id);
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: `Not done. ${reasonOf(result)}`, bad: true });
    const link = { to: `/admin/enquiries/${id}`, label: 'View' };
    const isMailed = result.thing.mails.some(({ status }) => status === 'waiting');
    const mails = mailWaits ? ' The mails wait: mail is not set up.' : ' The mails go out now.';
    showNotice({ text: `In the inbox: what ${senderName} sent.${isMailed ? mails : ''}`, link });
    // The row is gone, and its button with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className="btn line sm" aria-disabled={busy} onClick={act}>
      <Icon name="check" />
      {busy ? 'Taking it back…' : 'Not spam'}
      <span className="vh">: {senderName}</span>
    </button>
  );
}
