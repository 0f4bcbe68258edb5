import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { art } from '../../ui/pictures/art.ts';
import { BrowserFrame } from '../site/browser-frame.tsx';

export type PreviewOf = {
  schoolName: string;
  shortName: string;
  motto: string;
  phone: string;
  /** Its address. */
  crest: string | undefined;
};

type Props = { of: PreviewOf; style: CSSProperties; drawing: string | undefined; night?: boolean; phone?: boolean };

/** The home page, small, in the colours that are picked. For the eye: all it says stands in the form. */
export function HomePreview({ of, style, drawing, night = false, phone = false }: Props) {
  const { schoolName, shortName, motto, phone: call, crest } = of;
  const rest = schoolName.startsWith(shortName) ? schoolName.slice(shortName.length).trim() : schoolName;
  const names = ['site-mini', night ? 'mini-night' : '', phone ? 'mini-phone' : ''].filter(Boolean).join(' ');
  const page = (
    <div className={names} aria-hidden="true" style={style}>
      <div className="mini-in">
        <div className="mini-strip">
          <span>{shortName}</span>
          {call && <span>{call}</span>}
        </div>
        <div className="mini-bar">
          {crest && <img src={crest} alt="" />}
          <span className="mini-name">
            <b>{shortName}</b>
            <i>{rest}</i>
          </span>
          {phone ? <Icon name="menu" /> : <span className="mini-nav">School News Events Contact</span>}
          <span className="mini-btn">Enroll Now</span>
        </div>
        <div className="mini-hero">
          <img src={drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : art('hero-1')} alt="" />
          <div className="mini-rise">
            <b>{motto || schoolName}</b>
            <span className="mini-btn">Visit us</span>
          </div>
        </div>
      </div>
    </div>
  );
  return phone ? page : <BrowserFrame>{page}</BrowserFrame>;
}
