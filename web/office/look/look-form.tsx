import { type ReactNode, useState } from 'react';
import type { BrandSettings } from '../../../contract/site/settings.ts';
import { reasonOf } from '../forms/reason.ts';
import { useSending } from '../forms/use-sending.ts';
import { ColourField, readyAccents, readyBrands } from './colour-field.tsx';
import { CrestField } from './crest-field.tsx';
import { HomePreview, type PreviewOf } from './home-preview.tsx';
import { saveBrand } from './look-calls.ts';
import { Readable } from './readable.tsx';
import { type CrestState, useCrest } from './use-crest.ts';
import { dayStyle, nightStyle, usePalette } from './use-palette.ts';

type Props = {
  start: BrandSettings;
  /** The `updatedAt` of the settings that it is of. */
  version: string | null;
  of: Omit<PreviewOf, 'crest'> & { crest: string | undefined };
  done: () => void;
  /** The buttons. Nothing can be saved while it is `busy`, which it is also with the crest. */
  foot: (state: {
    saving: boolean;
    busy: boolean;
    picked: BrandSettings;
    pick: (brand: BrandSettings) => void;
    crest: CrestState;
  }) => ReactNode;
};

/** One crest and two colours, with what comes of them beside it. */
export function LookForm({ start, version, of, done, foot }: Props) {
  const [picked, setPicked] = useState(start);
  const [fromCrest, setFromCrest] = useState<string[]>([]);
  const { sending, answer, run } = useSending();
  const palette = usePalette(picked);
  const crest = useCrest(of.crest, setFromCrest);
  const shown = { ...of, crest: crest.shown };

  async function save() {
    // Whoever has chosen one and goes on wants it.
    if (!(await crest.use())) return { fields: {}, message: 'Not saved: look at the crest above.', values: {} };
    const result = await saveBrand(picked, { brand: start, updatedAt: version });
    if (result.kind === 'saved') {
      done();
      return undefined;
    }
    const more = result.kind === 'stale' ? ' Reload the page to see what they chose.' : '';
    return { fields: {}, message: `${reasonOf(result)}${more}`, values: {} };
  }

  return (
    <form
      className="look"
      onSubmit={(event) => {
        event.preventDefault();
        void run(save);
      }}
    >
      <div className="look-fields">
        <div className="box form">
          <CrestField crest={crest} names={of} palette={palette} />
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
          {answer && (
            <p className="err" role="alert">
              {answer.message}
            </p>
          )}
        </div>
        {foot({ saving: sending, busy: sending || crest.busy, picked, pick: setPicked, crest })}
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
