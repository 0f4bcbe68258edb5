import type { Selection } from '@tiptap/pm/state';
import type { Editor, EditorEvents } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import { addressOfPicture } from '../../../../contract/common/text/rich-pictures.ts';
import { showNotice } from '../../notices/notices.ts';
import { sendPicture } from '../../pictures/upload/send-picture.ts';
import { parsePaste } from '../paste/clean-paste.ts';
import { insertPicture, insertQuietly } from './editor-pictures.ts';

const isPictureFile = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';

/** What pasted, dropped or chosen files become in the text: pictures of ours, never bytes within it. */
export function useTextPictures(editor: RefObject<Editor | null>, onSending?: (sending: boolean) => void) {
  const [underWay, setUnderWay] = useState(0);

  async function add(files: File[], at?: number): Promise<void> {
    const pictures = files.filter(isPictureFile);
    const text = editor.current;
    if (!text || pictures.length === 0) return;
    // Whoever goes on writing meanwhile moves the place; each picture moves it behind itself.
    let place = at ?? text.state.selection.to;
    /** Where the cursor was left; null once somebody has gone on writing, who must not lose it. */
    let left: Selection | null = text.state.selection;
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      place = transaction.mapping.map(place);
      if (transaction.docChanged || !left?.eq(text.state.selection)) left = null;
    };
    text.on('transaction', follow);
    setUnderWay((count) => count + 1);
    for (const file of pictures) {
      const sent = await sendPicture(file);
      if ('problem' in sent) {
        showNotice({ bad: true, text: `${file.name}: ${sent.problem}` });
        continue;
      }
      if (text.isDestroyed) continue;
      const { name, ...size } = sent;
      const picture = { src: addressOfPicture(name), ...size };
      if (left) {
        insertPicture(text, picture, place);
        left = text.state.selection;
      } else insertQuietly(text, picture, place);
    }
    setUnderWay((count) => count - 1);
    text.off('transaction', follow);
  }
  useEffect(() => onSending?.(underWay > 0), [onSending, underWay]);
  return { underWay, add };
}

/** The files of a paste, unless it also has words: office programs put a picture of those beside them. */
export function pastedPictures({ clipboardData }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])].filter(isPictureFile);
  if (files.length === 0) return [];
  return parsePaste(clipboardData?.getData('text/html') ?? '').textContent?.trim() ? [] : files;
}
