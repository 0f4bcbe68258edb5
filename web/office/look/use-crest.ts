import { useEffect, useRef, useState } from 'react';
import { maxPictureBytes } from '../../../contract/media/media.ts';
import { crestMessages } from '../../../contract/site/crest.ts';
import { shrinkPicture } from '../../ui/form/fields/shrink-picture.ts';
import { reasonOf } from '../forms/reason.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import { chosenWords, usedWords } from './crest-words.ts';
import { bringBackCrest, crestBefore, presentCrest, removeCrest, uploadCrest } from './look-calls.ts';

type Chosen = { file: File; url: string };

export type CrestState = ReturnType<typeof useCrest>;

/** It is shown at 320 pixels at most: a photograph of the crest need not be refused for its weight. */
async function smallEnough(file: File): Promise<File> {
  if (file.size <= maxPictureBytes || file.type === 'image/svg+xml') return file;
  return (await shrinkPicture(file, maxPictureBytes, 'png')) ?? file;
}

/** The crest in use, and one that is chosen and only looked at: before it is used others see it by a link alone. */
export function useCrest(start: string | undefined, onColours: (colours: string[]) => void) {
  const [used, setUsed] = useState(start);
  const [chosen, setChosen] = useState<Chosen | undefined>();
  /** The file that was chosen last, which may still be read, or come while another one is sent. */
  const last = useRef<File>(undefined);
  const [said, setSaid] = useState({ bad: false, words: '' });
  const [busy, setBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  /** Whoever was late is shown what is in use now. */
  async function done<T>(work: Promise<SaveResult<T>>): Promise<SaveResult<T>> {
    setBusy(true);
    const result = await work;
    if (result.kind === 'stale') setUsed(await presentCrest().catch(() => used));
    setBusy(false);
    if (result.kind !== 'saved') setSaid({ bad: true, words: reasonOf(result) });
    return result;
  }

  async function choose(file: File) {
    last.current = file;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.src = url;
    const isPicture = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isPicture || last.current !== file) URL.revokeObjectURL(url);
    if (last.current !== file) return;
    setChosen(isPicture ? { file, url } : undefined);
    setSaid(isPicture ? { bad: false, words: chosenWords(file) } : { bad: true, words: crestMessages.unreadable });
  }

  function dismiss() {
    last.current = undefined;
    setChosen(undefined);
    setSaid({ bad: false, words: '' });
  }

  function become(name: string | undefined, words = '') {
    setUsed(name);
    setChosen(undefined);
    last.current = undefined;
    setSaid({ bad: false, words });
  }

  const tell = (text: string, name: string | undefined) => showNotice({ text, undo: () => undo(name) });

  /** Of the chosen one, which is not used yet. */
  const fileToSend = async () => chosen && smallEnough(chosen.file);

  /** Whether it is in use now. */
  async function use(): Promise<boolean> {
    if (!chosen) return true;
    const result = await done(smallEnough(chosen.file).then((file) => uploadCrest(file, used)));
    if (result.kind !== 'saved') return false;
    const { crest, colours } = result.thing;
    if (last.current === chosen.file) become(crest.name, usedWords(chosen.file, result.thing));
    else setUsed(crest.name);
    onColours(colours);
    return true;
  }

  async function remove() {
    if ((await done(removeCrest(used))).kind !== 'saved') return;
    become(undefined);
    tell('The crest is removed.', undefined);
    onColours([]);
  }

  /** Over what this person saw, which a while later is not what stands here. */
  async function bringBackOver(revision: number, seen: string | undefined) {
    const result = await done(bringBackCrest(revision, seen));
    if (result.kind !== 'saved') return result;
    const name = await presentCrest().catch(() => seen);
    become(name);
    onColours([]);
    tell('The earlier crest is back.', name);
    return result;
  }

  async function undo(seen: string | undefined) {
    const before = await crestBefore().catch(() => undefined);
    if (before === undefined || (await bringBackOver(before, seen)).kind !== 'saved')
      showNotice({ bad: true, text: 'Not brought back. Look at the history of the crest.' });
  }

  async function bringBack(revision: number) {
    const result = await bringBackOver(revision, used);
    if (result.kind !== 'saved') showNotice({ bad: true, text: `Not brought back. ${reasonOf(result)}` });
  }
  const shown = chosen?.url ?? (used && `/images/${used}?w=160`);
  return { used, shown, chosen: chosen !== undefined, said, busy, choose, dismiss, fileToSend, use, remove, bringBack };
}
