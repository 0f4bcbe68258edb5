import { type ReactNode, useEffect, useRef } from 'react';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import { shownSite } from '../../../../contract/site/shown-site.ts';
import type { HomeSettings } from '../../../../contract/site/site.ts';
import { defaultFooter, defaultMenu } from '../../../../contract/site/site-defaults.ts';
import { placesOf } from '../../../office/site/link-places.ts';
import { PreviewBox } from '../../../office/site/preview-box.tsx';
import type { HomeData } from '../home-calls.ts';
import { type DrawCall, HomePage } from '../home-page.tsx';
import type { PartKind } from './section-kinds.ts';
import { useLiveData } from './use-live-data.ts';

type Props = {
  home: HomeSettings;
  pages: TreeNode[];
  school: PublicSettings;
  data: HomeData;
  open: PartKind | undefined;
  onPick: (part: PartKind) => void;
  call: DrawCall;
  frame: (school: PublicSettings, page: ReactNode) => ReactNode;
};

/** The whole home page as it is written now. */
export function HomePreview({ home, pages, school, data, open, onPick, call, frame }: Props) {
  const live = useLiveData(home, data);
  const site = shownSite(
    { school, place: school.place, menu: defaultMenu, footer: defaultFooter, home, words: {} },
    placesOf(school, pages),
  );
  const shown = { ...school, site: { ...school.site, home: site.home } };

  function pick(page: Document, y: number) {
    const found = [...page.querySelectorAll<HTMLElement>(`[data-part], ${callPart}`)].find((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top <= y && y < bottom;
    });
    if (found) onPick((found.dataset.part ?? 'call') as PartKind);
  }
  return (
    <PreviewBox
      title="Preview"
      label="Preview of the home page"
      high={1.35}
      note="The section you edit is outlined. Click another one to edit it."
      onPick={pick}
    >
      {() => (
        <InView part={open}>
          {frame(
            shown,
            <HomePage
              {...live}
              home={site.home}
              call={call}
              around={(kind, part) => (
                <div data-part={kind} className={kind === open ? 'home-edited' : undefined}>
                  {part}
                </div>
              )}
            />,
          )}
        </InView>
      )}
    </PreviewBox>
  );
}

/** As the last section it stands in the frame of the site, below all else. */
const callPart = '.call';

/** Leads the window of the preview to the part that is being edited. */
function InView({ part, children }: { part: PartKind | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inner = box.current;
    const found = part === 'call' ? inner?.querySelector(callPart) : inner?.querySelector(`[data-part="${part}"]`);
    // Only the window of the preview: the office must stay where it is.
    if (found)
      inner?.ownerDocument.defaultView?.scrollTo({
        top: found.getBoundingClientRect().top + (inner.ownerDocument.defaultView?.scrollY ?? 0) - 80,
      });
  }, [part]);
  return <div ref={box}>{children}</div>;
}
