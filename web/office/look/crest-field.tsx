import { type ChangeEvent, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { FileButton } from '../file-button.tsx';
import { CrestPlaces } from './crest-places.tsx';
import type { Palette } from './look-calls.ts';
import type { CrestState } from './use-crest.ts';

type Props = { crest: CrestState; names: { schoolName: string; shortName: string }; palette: Palette | undefined };

const accept = '.png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml';

/** Chosen, it is shown where it will stand, to nobody else; used, it is made safe, stored and public. */
export function CrestField({ crest, names, palette }: Props) {
  const { used, shown, chosen, said, busy } = crest;
  const row = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes away with its choice. */
  const toFile = () => row.current?.querySelector('input')?.focus();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) void crest.choose(file);
  }

  function dismiss() {
    crest.dismiss();
    toFile();
  }

  return (
    <div className="field">
      <span className="label">Crest</span>
      <div className="crest-row">
        <div className="crest-now">{shown ? <img src={shown} alt="" /> : <Icon name="shield" />}</div>
        <div>
          <p className={said.bad ? 'err' : 'small muted'} role="status">
            {busy ? 'One moment…' : said.words || 'PNG, JPEG, WebP or SVG. A large one is made smaller.'}
          </p>
          <div className="row" ref={row}>
            {chosen && (
              <button className="btn sm" type="button" disabled={busy} onClick={() => void crest.use().then(toFile)}>
                Use it
              </button>
            )}
            <FileButton accept={accept} aria-label="Crest" onChange={choose}>
              <Icon name="up" />
              {shown ? 'Choose another' : 'Choose a picture'}
            </FileButton>
            {chosen && (
              <button className="btn line sm" type="button" disabled={busy} onClick={dismiss}>
                Not this one
              </button>
            )}
            {used && !chosen && (
              <button className="btn line sm" type="button" disabled={busy} onClick={() => void crest.remove()}>
                No crest yet
              </button>
            )}
          </div>
        </div>
      </div>
      {shown && <CrestPlaces crest={shown} names={names} palette={palette} isChosen={chosen} />}
    </div>
  );
}
