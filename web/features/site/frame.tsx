import type { ReactNode } from 'react';
import { isShownAt } from '../../../contract/school/notice-paths.ts';
import type { PublicSettings } from '../../../contract/site/settings.ts';
import { EnrolmentCall } from './footer/enrolment-call.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NoticeStrip } from './header/notice-strip.tsx';
import { NoticeList } from './notices/notice-list.tsx';
import { UrgentNotice } from './notices/urgent-notice.tsx';
import { PaperHead } from './paper-head.tsx';
import { QuietFrame } from './quiet-frame.tsx';

type Props = { school: PublicSettings; address: string; alumni: boolean; closingCall: boolean; children: ReactNode };

/** What surrounds every public page. */
export function Frame({ school, address, alumni, closingCall, children }: Props) {
  if (school.closed) return <QuietFrame school={school}>{children}</QuietFrame>;
  const notices = (school.notices ?? []).filter((notice) => isShownAt(notice, new URL(address).pathname));
  const [urgent, ...more] = notices.filter((notice) => notice.urgent);
  return (
    <div className={alumni ? 'site alumni' : 'site'}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PaperHead school={school} address={address} />
      {urgent ? (
        <UrgentNotice notice={urgent} phone={school.phone} address={address} />
      ) : (
        <NoticeStrip school={school} />
      )}
      <Header school={school} />
      <NoticeList notices={[...more, ...notices.filter((notice) => !notice.urgent)]} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {closingCall ? <EnrolmentCall {...school.site.home.call} /> : <div className="hills-edge" />}
      <Footer school={school} />
    </div>
  );
}
