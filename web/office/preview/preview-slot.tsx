import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import './preview-link.css';
import './preview-slot.css';

const DeviceFrame = lazy(() => import('./preview-frame.tsx'));

/** Of a desktop, so that the whole of it fits on a usual screen. */
const deskHigh = 0.56;

type Props = {
  /** What the frame is called for those who cannot see it. */
  label: string;
  /** The page as readers get it; drawn, and its code fetched, only while it is looked at. */
  children: ReactNode;
};

/** What is typed, as readers will see it: on a phone beside the form, or on a desktop before it. */
export function PreviewSlot({ label, children }: Props) {
  const [phone, setPhone] = useState(false);
  const [desktop, setDesktop] = useState(false);
  const page = (width: number, high?: number) => (
    <ErrorBoundary
      fallback={<p className="err">The preview did not arrive. Save what you have, and load the page again.</p>}
    >
      <Suspense fallback={<p className="muted small">One moment.</p>}>
        <DeviceFrame width={width} label={label} {...(high && { high })}>
          {children}
        </DeviceFrame>
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <section className="edit-box" aria-labelledby="live-preview">
      <h2 id="live-preview">Preview</h2>
      <div className="preview-part">
        <p className="small muted">What stands in the form now, as readers will see it. Nothing is saved by looking.</p>
        <p className="row">
          <button type="button" className="btn line sm" aria-expanded={phone} onClick={() => setPhone(!phone)}>
            <Icon name="mobile" />
            On a phone
          </button>
          <button type="button" className="btn line sm" aria-haspopup="dialog" onClick={() => setDesktop(true)}>
            <Icon name="monitor" />
            On a desktop
          </button>
        </p>
        {phone && <div>{page(390)}</div>}
      </div>
      {desktop && <DesktopDialog onClose={() => setDesktop(false)}>{page(1280, deskHigh)}</DesktopDialog>}
    </section>
  );
}

function DesktopDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="live-desktop" aria-labelledby="live-desktop-title" onClose={onClose}>
      <header>
        <h2 id="live-desktop-title">On a desktop</h2>
        <button
          type="button"
          className="icon-btn"
          aria-label="Close the preview"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
