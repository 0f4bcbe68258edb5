import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { fullDayWords } from '../../../contract/common/days.ts';
import { Crest } from '../crest.tsx';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../links/link.tsx';
import type { RootData } from '../meta/meta.ts';
import printScript from './print-sheet.js?url';
import { QrCode } from './qr-code.tsx';
import styles from './sheet.css?url';

type Props = {
  title: string;
  /** Behind the name of the school. */
  sub?: string | undefined;
  /** Where the same is read on the site. */
  path: string;
  today: string;
  children: ReactNode;
};

/** One sheet of A4 with the crest, the phone, the address and the day, as it would be on a notice board. */
export function Sheet({ title, sub, path, today, children }: Props) {
  const root = useRouteLoaderData<RootData>('root');
  if (!root) return null;
  const { school, origin } = root;
  const address = `${origin}${path}`;
  const whatsapp = /wa\.me\/(\d+)/.exec(school.social.whatsapp)?.[1];
  return (
    <div className="sheet-desk">
      <link rel="stylesheet" href={styles} precedence="default" />
      <script src={printScript} async />
      <nav className="sheet-tools" aria-label="Sheet">
        <Link to={path}>
          <Icon name="back" />
          Back
        </Link>
        <a className="btn sheet-print" href="#print">
          <Icon name="print" />
          Print
        </a>
        <span>Or use the menu of your browser. It fits on one sheet of A4.</span>
      </nav>
      <main className="sheet-page always-light" id="main">
        <header className="sheet-top">
          <Crest className="sheet-crest" />
          <div>
            <h1>{title}</h1>
            <p>
              <b>{school.schoolName}</b>
              {sub && ` · ${sub}`}
            </p>
          </div>
          <QrCode address={address} />
        </header>
        <div className="sheet-body">{children}</div>
        <footer className="sheet-foot">
          <p>
            {school.address.replaceAll('\n', ', ')}
            <br />
            {school.phone && <b>{school.phone}</b>}
            {whatsapp && (
              <>
                {school.phone && ' · '}WhatsApp <b>+{whatsapp}</b>
              </>
            )}
          </p>
          <p>
            {address.replace(/^https?:\/\//, '')}
            <br />
            Printed on {fullDayWords(today)}
          </p>
        </footer>
      </main>
    </div>
  );
}
