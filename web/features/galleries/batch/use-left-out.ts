import { useState } from 'react';
import { maxImagesAtOnce } from '../../../../contract/gallery-rules.ts';
import { maxPictureBytes, pictureMessages } from '../../../../contract/picture-rules.ts';
import { pictureFault } from '../../../ui/form/picture-rules.ts';
import type { PhotoQueue } from './photo-queue.ts';

/** A file that was not taken; one that is only too large can be made smaller. */
export type LeftOutFile = { file: File; reason: string; tooLarge: boolean };

const tooMany = `at most ${maxImagesAtOnce} at a time.`;

/** Takes the files that can be sent, up to sixty, and keeps those that were dropped. */
export function useLeftOut(queue: PhotoQueue) {
  const [leftOut, setLeftOut] = useState<LeftOutFile[]>([]);
  const room = () => maxImagesAtOnce - queue.photos().length;

  function choose(files: File[]) {
    const good = files.filter((file) => !pictureFault(file));
    const taken = good.slice(0, Math.max(0, room()));
    setLeftOut(files.filter((file) => !taken.includes(file)).map(leftOutOf));
    queue.add(taken);
  }

  function shrink(wanted: LeftOutFile[]) {
    const taken = wanted.slice(0, Math.max(0, room()));
    queue.add(
      taken.map(({ file }) => file),
      true,
    );
    setLeftOut((all) => all.filter((one) => !taken.includes(one)));
  }

  return { leftOut, choose, shrink };
}

function leftOutOf(file: File): LeftOutFile {
  const fault = pictureFault(file);
  if (!fault) return { file, reason: tooMany, tooLarge: false };
  if (fault === pictureMessages.wrongType) return { file, reason: 'wrong file type.', tooLarge: false };
  return { file, reason: 'too large.', tooLarge: file.size > maxPictureBytes };
}
