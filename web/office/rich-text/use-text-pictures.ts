import type { Editor } from '@tiptap/react';
import { type RefObject, useState } from 'react';
import { showNotice } from '../notices/notices.ts';
import { insertPicture } from './editor-pictures.ts';
import { isPictureFile, sendPicture } from './send-picture.ts';

/** What pasted, dropped or chosen files become in the text: pictures of ours, never bytes within it. */
export function useTextPictures(editor: RefObject<Editor | null>) {
  const [underWay, setUnderWay] = useState(0);

  async function add(files: File[], at?: number): Promise<void> {
    for (const file of files.filter(isPictureFile)) {
      setUnderWay((count) => count + 1);
      const sent = await sendPicture(file);
      setUnderWay((count) => count - 1);
      if ('problem' in sent) showNotice({ bad: true, text: `${file.name}: ${sent.problem}` });
      else if (editor.current) insertPicture(editor.current, sent, at);
    }
  }
  return { underWay, add };
}

/** The files of a paste, unless it also has words: office programs put a picture of those beside them. */
export function pastedPictures({ clipboardData }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])].filter(isPictureFile);
  const { body } = new DOMParser().parseFromString(clipboardData?.getData('text/html') ?? '', 'text/html');
  return body.textContent?.trim() ? [] : files;
}
