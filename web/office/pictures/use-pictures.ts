import { useEffect, useRef, useState } from 'react';
import { maxPictureBytes } from '../../../contract/media/media.ts';
import { pictureFault } from '../../ui/form/fields/picture-fault.ts';
import { shrinkPicture } from '../../ui/form/fields/shrink-picture.ts';
import type { FileName, UploadPath } from './upload/upload-picture.ts';
import { type Upload, UploadQueue } from './upload/upload-queue.ts';
import { useUploadQueue } from './upload/use-upload-queue.ts';

/** A file that was not taken, and why; one that is only too large can be made smaller. */
export type LeftOut = {
  key: string;
  file: File;
  reason: string;
  tooLarge: boolean;
  shrinking: 'no' | 'busy' | 'failed';
};

type Options = {
  names: string[];
  max: number;
  path: UploadPath;
  fileName: FileName | undefined;
  /** Whether what is saved shows it. */
  isSaved: (name: string) => boolean;
};

let made = 0;
const newKey = () => `left-out-${++made}`;

/** The pictures of a picker, and the files that it did not take. */
export function usePictures({ names, max, path, fileName, isSaved }: Options) {
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const leaveOut = (file: File, reason: string, tooLarge = false) =>
    setLeftOut((all) => [...all, { key: newKey(), file, reason, tooLarge, shrinking: 'no' }]);
  // What is saved changes while the queue lives.
  const savedNow = useRef(isSaved);
  useEffect(() => {
    savedNow.current = isSaved;
  }, [isSaved]);
  const { queue, uploads, stored } = useUploadQueue(
    () =>
      new UploadQueue({
        ...{ stored: names, path, fileName, whole: true, onRefused: leaveOut },
        // What was uploaded here and not saved is nobody's any more.
        mayDiscard: ({ name, isNew }) => isNew && name !== null && !savedNow.current(name),
      }),
  );

  /** One place is filled anew; several are filled while there is room: three minus those that are kept. */
  function take(files: File[]) {
    const others = queue.uploads().map(({ key }) => key);
    queue.remove(max === 1 ? others : others.slice(max - files.length));
    queue.add(files);
  }

  function choose(files: File[]) {
    setLeftOut([]);
    const good = files.filter((file) => !pictureFault(file));
    for (const file of files) {
      const reason = pictureFault(file);
      if (reason) leaveOut(file, reason, file.size > maxPictureBytes && /\.(jpe?g|png)$/i.test(file.name));
    }
    const room = max === 1 ? 1 : max - uploads.length;
    for (const file of good.slice(room)) leaveOut(file, `At most ${max} ${max === 1 ? 'picture' : 'pictures'}.`);
    if (good.length > 0 && room > 0) take(good.slice(0, room));
  }

  async function shrink({ key, file }: LeftOut) {
    const mark = (shrinking: LeftOut['shrinking']) =>
      setLeftOut((all) => all.map((one) => (one.key === key ? { ...one, shrinking } : one)));
    mark('busy');
    const smaller = await shrinkPicture(file, maxPictureBytes);
    if (!smaller) return mark('failed');
    setLeftOut((all) => all.filter((one) => one.key !== key));
    take([smaller]);
  }

  return {
    ...{ uploads, stored, leftOut, choose, shrink },
    remove: (key: string) => queue.remove([key]),
    move: (from: number, to: number) => queue.move(from, to),
    retry: ({ key }: Upload) => queue.retry([key]),
  };
}
