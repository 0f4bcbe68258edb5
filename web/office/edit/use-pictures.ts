import { useEffect, useRef, useState } from 'react';
import { maxPictureBytes } from '../../../contract/picture-rules.ts';
import { pictureFault } from '../../ui/form/picture-rules.ts';
import { shrinkPicture } from '../../ui/form/shrink-picture.ts';
import { moved } from './reorder.ts';
import { discardPicture, type FileName, type UploadPath, uploadPicture } from './upload-picture.ts';

export type PickedPicture = {
  key: string;
  /** The stored name; null until it has arrived. */
  name: string | null;
  file: File | null;
  preview: string;
  /** How much of it has gone; null when nothing is under way. */
  progress: number | null;
  /** The line broke. */
  broken: boolean;
};
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
  /** Where a stored picture is seen. */
  addressOf: (name: string) => string;
  /** Whether what is saved shows it. */
  isSaved: (name: string) => boolean;
};

let made = 0;
const newKey = () => `picked-${++made}`;

/**
 * The pictures of a picker. Each is sent as soon as it is chosen: on a bad line one picture is lost and tried again,
 * not the whole form, the save itself stays small, and a draft only needs to keep the stored names.
 */
export function usePictures({ names, max, path, fileName, addressOf, isSaved }: Options) {
  const [pictures, setPictures] = useState<PickedPicture[]>(() =>
    names.map((name) => keptPicture(name, addressOf(name))),
  );
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const [running, urls] = [uploads.current, previews.current];
    return () => {
      for (const upload of running.values()) upload.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (key: string, part: Partial<PickedPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const leaveOut = (file: File, reason: string, tooLarge = false) =>
    setLeftOut((all) => [...all, { key: newKey(), file, reason, tooLarge, shrinking: 'no' }]);

  async function start(key: string, file: File) {
    const upload = new AbortController();
    uploads.current.set(key, upload);
    change(key, { progress: 0, broken: false });
    const result = await uploadPicture({
      ...{ file, path, fileName, signal: upload.signal },
      onProgress: (progress) => change(key, { progress }),
    });
    uploads.current.delete(key);
    if (upload.signal.aborted) return;
    if (result.kind === 'stored') change(key, { name: result.name, progress: null });
    else if (result.kind === 'lost') change(key, { progress: null, broken: true });
    else {
      setPictures((all) => all.filter((one) => one.key !== key));
      leaveOut(file, result.message);
    }
  }

  function take(files: File[], standing: PickedPicture[]) {
    const fresh = files.map((file): PickedPicture & { file: File } => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: newKey(), name: null, file, preview, progress: 0, broken: false };
    });
    setPictures([...standing, ...fresh]);
    for (const { key, file } of fresh) void start(key, file);
  }

  /** One place is filled anew; several are filled while there is room: three minus those that are kept. */
  function choose(files: File[]) {
    setLeftOut([]);
    const good = files.filter((file) => !pictureFault(file));
    for (const file of files) {
      const reason = pictureFault(file);
      if (reason) leaveOut(file, reason, file.size > maxPictureBytes && /\.(jpe?g|png)$/i.test(file.name));
    }
    const room = max === 1 ? 1 : max - pictures.length;
    for (const file of good.slice(room)) leaveOut(file, `At most ${max} ${max === 1 ? 'picture' : 'pictures'}.`);
    if (good.length > 0 && room > 0) {
      if (max === 1) pictures.forEach(discard);
      take(good.slice(0, room), max === 1 ? [] : pictures);
    }
  }

  async function shrink({ key, file }: LeftOut) {
    const mark = (shrinking: LeftOut['shrinking']) =>
      setLeftOut((all) => all.map((one) => (one.key === key ? { ...one, shrinking } : one)));
    mark('busy');
    const smaller = await shrinkPicture(file, maxPictureBytes);
    if (!smaller) return mark('failed');
    setLeftOut((all) => all.filter((one) => one.key !== key));
    if (max === 1) pictures.forEach(discard);
    take([smaller], max === 1 ? [] : pictures.slice(0, max - 1));
  }

  /** What was uploaded here and not saved is nobody's any more. */
  function discard({ key, name, file }: PickedPicture) {
    uploads.current.get(key)?.abort();
    if (file && name && !isSaved(name)) void discardPicture(name);
  }

  function remove(key: string) {
    pictures.filter((one) => one.key === key).forEach(discard);
    setPictures((all) => all.filter((one) => one.key !== key));
  }

  const move = (from: number, to: number) => setPictures((all) => moved(all, from, to));

  return {
    ...{ pictures, leftOut, choose, shrink, remove, move },
    retry: ({ key, file }: PickedPicture) => file && void start(key, file),
  };
}

const keptPicture = (name: string, preview: string): PickedPicture => ({
  key: newKey(),
  name,
  file: null,
  preview,
  progress: null,
  broken: false,
});
