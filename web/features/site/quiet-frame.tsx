import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../contract/site/settings.ts';
import { Brand } from './header/brand.tsx';

/** What surrounds the doors of a site that is not open yet: whose it is, and no way to pages that nobody may see. */
export function QuietFrame({ school, children }: { school: PublicSettings; children: ReactNode }) {
  return (
    <div className="site">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <div className="wrap bar-in">
          <Brand {...school} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
