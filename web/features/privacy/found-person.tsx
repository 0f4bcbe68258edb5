import { useEffect, useRef, useState } from 'react';
import { schoolDay } from '../../../contract/common/school-time.ts';
import type { Erased, HeldData } from '../../../contract/people/privacy.ts';
import { privacyMessages } from '../../../contract/people/privacy.ts';
import { Box } from '../../office/boxes/box.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import { saveAs } from '../../office/save-as.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type Erase, EraseForm } from './erase-form.tsx';
import { HeldList } from './held-list.tsx';

type Props = {
  held: HeldData;
  download: (email: string) => Promise<Blob | null>;
  erase: Erase;
  onErased: (erased: Erased) => void;
};

/** What was found, a copy of it, and the way to erase it. */
export function FoundPerson({ held, download, erase, onErased }: Props) {
  const isHeld = held.groups.length + held.phrases.flatMap(({ places }) => places).length > 0;
  const heading = useRef<HTMLParagraphElement>(null);
  // The answer stands below the form that was sent.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Box title={`Held about ${held.email}`}>
        <p ref={heading} tabIndex={-1} className="small">
          {isHeld ? `Known as ${held.names.join(', ') || 'nobody'}.` : privacyMessages.nothing}
        </p>
        <HeldList groups={held.groups} />
        {held.groups.length > 0 && <ExportButton email={held.email} download={download} />}
      </Box>
      {isHeld && (
        <Box title="Erase">
          <EraseForm held={held} erase={erase} onDone={onErased} />
        </Box>
      )}
    </>
  );
}

function ExportButton({ email, download }: Pick<Props, 'download'> & { email: string }) {
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const file = await download(email);
    setBusy(false);
    if (file) saveAs(file, `personal-data-${schoolDay(new Date())}.json`);
    else showNotice({ text: 'The file did not arrive. Please try again.', bad: true });
  }
  return (
    <button type="button" className="btn line sm" disabled={busy} onClick={save}>
      <Icon name="down" />
      {busy ? 'Preparing…' : 'Export as a file'}
    </button>
  );
}
