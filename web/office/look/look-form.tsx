import { type ReactNode, useState } from 'react';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import { ColourField, readyAccents, readyBrands } from './colour-field.tsx';
import { CrestField } from './crest-field.tsx';
import { HomePreview, type PreviewOf } from './home-preview.tsx';
import { saveBrand } from './look-calls.ts';
import { Readable } from './readable.tsx';
import { dayStyle, nightStyle, usePalette } from './use-palette.ts';

type Props = {
  start: BrandSettings;
  /** The `updatedAt` of the settings that it is of. */
  version: string | null;
  of: PreviewOf;
  done: () => void;
  /** The buttons. Nothing can be saved while it is `busy`, which it is also with the crest. */
  foot: (state: {
    saving: boolean;
    busy: boolean;
    picked: BrandSettings;
    pick: (brand: BrandSettings) => void;
  }) => ReactNode;
};

/** One crest and two colours, with what comes of them beside it. */
export function LookForm({ start, version, of, done, foot }: Props) {
  const [picked, setPicked] = useState(start);
  const [crest, setCrest] = useState(of.crest);
  const [fromCrest, setFromCrest] = useState<string[]>([]);
  const [saving, setSaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const palette = usePalette(picked);
  const shown = { ...of, crest };

  async function save() {
    setSaving(true);
    const result = await saveBrand(picked, { brand: start, updatedAt: version });
    setSaving(false);
    if (result.kind === 'saved') return done();
    if (result.kind === 'stale') return setProblem(`${result.message} Reload the page to see what they chose.`);
    setProblem('message' in result ? result.message : 'Not saved: the school’s computer did not answer.');
  }

  return (
    <form
      className="look"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="look-fields">
        <div className="box form">
          <CrestField
            crest={crest}
            names={of}
            style={dayStyle(palette)}
            busy={busy}
            onBusy={setBusy}
            onChange={(stored, colours) => {
              setCrest(stored);
              setFromCrest(colours);
            }}
          />
          <ColourField
            legend="Your colour"
            hint="Found in your crest, or any other."
            name="brand"
            value={picked.brand}
            fromCrest={fromCrest}
            ready={readyBrands}
            onChange={(brand) => setPicked({ ...picked, brand })}
          />
          <ColourField
            legend="Accent"
            hint="For what should be seen first, such as Enroll Now."
            name="accent"
            value={picked.accent}
            ready={readyAccents}
            onChange={(accent) => setPicked({ ...picked, accent })}
          />
          {palette && <Readable palette={palette} />}
          {problem && (
            <p className="err" role="alert">
              {problem}
            </p>
          )}
        </div>
        {foot({ saving, busy: saving || busy, picked, pick: setPicked })}
      </div>
      <div className="look-side">
        <p className="look-title">Your home page</p>
        <HomePreview of={shown} drawing={palette?.drawing} style={dayStyle(palette)} />
        <p className="small muted">The same at night</p>
        <HomePreview of={shown} drawing={palette?.drawing} style={nightStyle(palette)} night />
        <p className="small muted">And on a phone</p>
        <HomePreview of={shown} drawing={palette?.drawing} style={dayStyle(palette)} phone />
      </div>
    </form>
  );
}
