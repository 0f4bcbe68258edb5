import type { CSSProperties } from 'react';
import type { Palette } from './look-calls.ts';
import { dayStyle, nightStyle } from './use-palette.ts';

type Names = { schoolName: string; shortName: string };
type Props = { crest: string; names: Names; palette: Palette | undefined; isChosen: boolean };

/** The crest in the sizes and on the grounds on which people will see it. */
export function CrestPlaces({ crest, names, palette, isChosen }: Props) {
  const picture = <img src={crest} alt="" />;
  const head = (style: CSSProperties, look: string) => (
    <span className={`head-sample ${look}`} style={style}>
      {picture} <b>{names.shortName}</b>
    </span>
  );
  return (
    <ul
      className="crest-made"
      aria-label={isChosen ? 'How the chosen crest would look' : 'Made from the crest'}
      style={dayStyle(palette)}
    >
      <li>
        {head(dayStyle(palette), 'by-day')}
        <small>Head of the page</small>
      </li>
      <li>
        {head(nightStyle(palette), 'by-night')}
        <small>The same at night</small>
      </li>
      <li>
        <span className="tab-icon">
          {picture} {names.shortName}
        </span>
        <small>Browser tab</small>
      </li>
      <li>
        <span className="app-icon">{picture}</span>
        <small>Phone’s home screen</small>
      </li>
      <li>
        <span className="share-card">
          {picture} <b>{names.schoolName}</b>
        </span>
        <small>When shared on WhatsApp</small>
      </li>
    </ul>
  );
}
