import { type ReactNode, useEffect, useRef } from 'react';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import type { PublicSite } from '../../../../contract/site/site.ts';
import { PreviewBox } from '../../../office/site/preview-box.tsx';
import { Frame } from '../frame.tsx';

type Props = {
  school: PublicSettings;
  /** What is written now. */
  site: Pick<PublicSite, 'menu' | 'strip' | 'footer'>;
  /** What stands below the head. */
  children: ReactNode;
};

/** The frame of every page with the menu that is written now, opened where something is new. */
export function MenuPreview({ school, site, children }: Props) {
  const shown = { ...school, site: { ...school.site, ...site } };
  const isNew = (link: { to: string; label: string }) =>
    !school.site.menu.some(({ links }) => links.some(({ to, label }) => to === link.to && label === link.label));
  const marked = site.menu.filter(({ alone }) => !alone).map(({ links }) => links.map(isNew));
  return (
    <PreviewBox
      title="As it will look"
      label="Preview of the menu and the footer"
      note="Marked: what is new since the menu was last published."
    >
      {(device) => (
        <Opened marked={marked} drawer={device === 'phone'}>
          <Frame school={shown} address={window.location.origin} alumni={false} closingCall={false}>
            {children}
            {/* The last part of a page makes room for the hills of the footer. */}
            <div />
          </Frame>
        </Opened>
      )}
    </PreviewBox>
  );
}

/** Nobody can click in a preview, so that it opens what is to be looked at. */
function Opened({ marked, drawer, children }: { marked: boolean[][]; drawer: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = box.current?.querySelector<HTMLElement>('#menu');
    const groups = [...(menu?.querySelectorAll('details') ?? [])];
    const opened = Math.max(
      0,
      marked.findIndex((links) => links.includes(true)),
    );
    groups.forEach((group, at) => {
      group.open = at === opened;
      group.querySelectorAll<HTMLElement>('li').forEach((link, place) => {
        link.toggleAttribute('data-new', marked[at]?.[place] ?? false);
      });
    });
    if (drawer && menu && !menu.matches(':popover-open')) menu.showPopover();
  });
  return (
    <div ref={box} className="menu-preview">
      {children}
    </div>
  );
}
