import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../contract/settings.ts';
import { EnrolmentCall } from './footer/enrolment-call.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NoticeStrip } from './header/notice-strip.tsx';
import { PaperHead } from './paper-head.tsx';

type Props = { school: PublicSettings; address: string; alumni: boolean; closingCall: boolean; children: ReactNode };

/** What surrounds every public page. */
export function Frame({ school, address, alumni, closingCall, children }: Props) {
  return (
    <div className={alumni ? 'site alumni' : 'site'}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PaperHead school={school} address={address} />
      <NoticeStrip school={school} />
      <Header school={school} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {closingCall ? <EnrolmentCall {...school.site.home.call} /> : <div className="hills-edge" />}
      <Footer school={school} />
    </div>
  );
}
