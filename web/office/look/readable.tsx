import type { Palette } from './look-calls.ts';
import { dayStyle, nightStyle } from './use-palette.ts';

/** The promise in numbers: whatever is picked, everybody can read it. */
export function Readable({ palette }: { palette: Palette }) {
  const { asPicked, contrast } = palette;
  return (
    <section className="readable" aria-live="polite" aria-labelledby="readable-title">
      <h2 id="readable-title">Can everybody read it?</h2>
      <p className="readable-verdict">
        {asPicked
          ? 'Yes. Your colour is dark enough to carry white words just as it is.'
          : 'Yes. Your colour is too light for white words, so a deeper shade of it carries them.'}
      </p>
      <ul style={dayStyle(palette)}>
        <Sample look="on-colour" title="White words on your colour" ratio={contrast.white} />
        <Sample look="on-paper" title="Links in your colour on paper" ratio={contrast.paper} />
        <li>
          <span className="sample at-night" style={nightStyle(palette)} aria-hidden="true">
            Aa
          </span>
          <span>
            <b>At night, on dark pages</b>
            <small>A lighter shade is used: {contrast.night} to 1.</small>
          </span>
        </li>
        <Sample look="on-accent" title="Dark words on the accent" ratio={contrast.accent} />
      </ul>
      <p className="small muted">
        You cannot choose a colour that makes a page unreadable: where yours is too light or too bright for words, a
        deeper shade of it carries them.
      </p>
    </section>
  );
}

function Sample({ look, title, ratio }: { look: string; title: string; ratio: number }) {
  return (
    <li>
      <span className={`sample ${look}`} aria-hidden="true">
        Aa
      </span>
      <span>
        <b>{title}</b>
        <small>{ratio} to 1. At least 4.5 is needed.</small>
      </span>
    </li>
  );
}
