import { type ChangeEvent, type CSSProperties, useState } from 'react';
import { maxPictureBytes } from '../../../contract/media/media.ts';
import { timeOfDay } from '../../ui/dates/dates.ts';
import { shrinkPicture } from '../../ui/form/fields/shrink-picture.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { FileButton } from '../file-button.tsx';
import { removeCrest, uploadCrest } from './look-calls.ts';

type Props = {
  crest: string | undefined;
  names: { schoolName: string; shortName: string };
  style: CSSProperties;
  onChange: (crest: string | undefined, colours: string[]) => void;
  busy: boolean;
  /** It is on its way, or not any more: whoever leaves the page meanwhile would cut it off. */
  onBusy: (busy: boolean) => void;
};

const accept = '.png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml';

/** It is shown at 320 pixels at most: a photograph of the crest need not be refused for its weight. */
async function smallEnough(file: File): Promise<File> {
  if (file.size <= maxPictureBytes || file.type === 'image/svg+xml') return file;
  return (await shrinkPicture(file, maxPictureBytes, 'png')) ?? file;
}

/** Chosen, it is made safe, stored and shown at once, in the sizes that it will have. */
export function CrestField({ crest, names, style, onChange, busy, onBusy }: Props) {
  const [said, setSaid] = useState({ bad: false, words: '' });

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    onBusy(true);
    const result = await uploadCrest(await smallEnough(file));
    onBusy(false);
    if (result.kind === 'refused') return setSaid({ bad: true, words: result.message });
    const { crest: stored, colours, removed, leftOut } = result.made;
    setSaid({ bad: false, words: wordsOf(file, removed, leftOut) });
    onChange(stored.name, colours);
  }

  async function remove() {
    onBusy(true);
    const { kind } = await removeCrest();
    onBusy(false);
    if (kind !== 'saved') return setSaid({ bad: true, words: 'That did not work. Please try again.' });
    setSaid({ bad: false, words: '' });
    onChange(undefined, []);
  }

  const picture = crest && <img src={`/images/${crest}`} alt="" />;
  return (
    <div className="field">
      <span className="label">Crest</span>
      <div className="crest-row">
        <div className="crest-now">{picture || <Icon name="shield" />}</div>
        <div>
          <p className={said.bad ? 'err' : 'small muted'} role="status">
            {busy ? 'One moment…' : said.words || 'PNG, JPEG, WebP or SVG. A large one is made smaller.'}
          </p>
          <div className="row">
            <FileButton accept={accept} aria-label="Crest" onChange={choose}>
              <Icon name="up" />
              {crest ? 'Choose another' : 'Choose a picture'}
            </FileButton>
            {crest && (
              <button className="btn line sm" type="button" onClick={remove}>
                No crest yet
              </button>
            )}
          </div>
        </div>
      </div>
      {crest && (
        <ul className="crest-made" aria-label="Made from the crest" style={style}>
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
      )}
    </div>
  );
}

const wordsOf = (file: File, removed: number, leftOut: number) =>
  `${file.name}, ${kilobytes(file.size)}. Saved ${timeOfDay(new Date().toISOString())}. ${leftBehind(removed, leftOut)}`;

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** What the file had and the crest has not. */
function leftBehind(removed: number, leftOut: number): string {
  const scripts = `${removed === 1 ? 'One script' : `${removed} scripts`} inside it ${removed === 1 ? 'was' : 'were'} taken out`;
  const parts = `${leftOut === 1 ? 'One part' : `${leftOut} parts`} of it ${leftOut === 1 ? 'lies in another file and is' : 'lie in other files and are'} left out`;
  if (leftOut > 0) {
    const both = removed > 0 ? `${scripts}. ${parts}` : parts;
    return `${both}: look whether something is missing, or save it as PNG.`;
  }
  return removed === 0 ? 'It is in use at once.' : `${scripts}, the picture is unchanged.`;
}
