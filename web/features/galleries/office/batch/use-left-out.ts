import { useState } from 'react';
import { maxImagesAtOnce } from '../../../../../contract/content/galleries.ts';
import { pictureMessages } from '../../../../../contract/media/media.ts';
import type { UploadQueue } from '../../../../office/pictures/upload/upload-queue.ts';
import { pictureFault } from '../../../../ui/form/fields/picture-fault.ts';

/** What was not taken of the last choice, and out of how many. */
export type LeftOut = { files: { file: File; reason: string }[]; chosen: number };

const isPicture = (file: File) => pictureFault(file) !== pictureMessages.wrongType;

/** Takes the photographs, up to sixty and as they come; those that are too large the queue makes smaller. */
export function useLeftOut(queue: UploadQueue) {
  const [leftOut, setLeftOut] = useState<LeftOut>({ files: [], chosen: 0 });

  function choose(files: File[]) {
    const room = Math.max(0, maxImagesAtOnce - queue.uploads().length);
    const taken = files.filter(isPicture).slice(0, room);
    const others = files.filter((file) => !taken.includes(file));
    setLeftOut({ files: others.map((file) => ({ file, reason: reasonOf(file) })), chosen: files.length });
    queue.add(taken);
  }

  return { leftOut, choose };
}

const reasonOf = (file: File) => (isPicture(file) ? `at most ${maxImagesAtOnce} at a time.` : 'wrong file type.');
