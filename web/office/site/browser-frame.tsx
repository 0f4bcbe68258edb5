import type { ReactNode } from 'react';

/** The bar of a browser with the school's address above a preview, so that nobody takes it for a part of the office. */
export const BrowserFrame = ({ children }: { children: ReactNode }) => (
  <div className="browser-frame">
    <p className="browser-bar" aria-hidden="true">
      <i />
      <i />
      <i />
      <span>{window.location.host}</span>
    </p>
    {children}
  </div>
);
