import { maxPictureBytes } from '../../../../contract/picture-rules.ts';
import { discardPicture, uploadPicture } from '../../../office/edit/upload-picture.ts';
import { shrinkPicture } from '../../../ui/form/shrink-picture.ts';
import { isUnderWay, type Photo } from './photo.ts';
import { thumbnailOf } from './thumbnail.ts';

/** More at a time would not be faster on a phone's line, and each holds a picture in memory. */
const atATime = 2;

const lostMessage = 'It did not arrive.';

let made = 0;

/** Sends photographs two at a time; one that fails does not keep the others. */
export class PhotoQueue {
  #photos: readonly Photo[];
  #running = new Map<string, AbortController>();
  #listeners = new Set<() => void>();
  #open = false;

  constructor(names: string[]) {
    this.#photos = names.map((name) => ({ ...blank(name, 0), name, share: 1, state: 'stored' as const }));
  }

  readonly photos = (): readonly Photo[] => this.#photos;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#open = true;
    this.#startNext();
  }

  close(): void {
    this.#open = false;
    for (const upload of this.#running.values()) upload.abort();
    this.#running.clear();
    for (const photo of this.#photos) release(photo);
  }

  /** In their order; one that is too large keeps its place and is made smaller on its way. */
  add(files: File[]): void {
    const fresh = files.map((file) => ({
      ...blank(file.name, file.size),
      file,
      shrink: file.size > maxPictureBytes,
    }));
    this.#become([...this.#photos, ...fresh]);
    this.#startNext();
  }

  /** What has arrived and is not wanted is not kept on the server either. */
  remove(keys: string[]): void {
    for (const { key, name } of this.#photos) if (name && keys.includes(key)) void discardPicture(name);
    this.#drop(keys);
  }

  /** What is in the gallery now needs no place here. */
  forget(names: string[]): void {
    this.#drop(this.#photos.filter(({ name }) => name !== null && names.includes(name)).map(({ key }) => key));
  }

  #drop(keys: string[]): void {
    for (const key of keys) this.#running.get(key)?.abort();
    for (const photo of this.#photos) if (keys.includes(photo.key)) release(photo);
    this.#become(this.#photos.filter(({ key }) => !keys.includes(key)));
  }

  retry(keys: string[]): void {
    const again = this.#photos.filter(({ key, file }) => file && keys.includes(key));
    for (const { key } of again) this.#change(key, { state: 'waiting', share: 0, problem: null });
    this.#startNext();
  }

  fail(key: string, problem: string): void {
    this.#change(key, { state: 'failed', share: 0, name: null, problem });
  }

  #startNext(): void {
    while (this.#open && this.#running.size < atATime) {
      const next = this.#photos.find(({ key, state }) => state === 'waiting' && !this.#running.has(key));
      if (!next?.file) return;
      const upload = new AbortController();
      this.#running.set(next.key, upload);
      void this.#send(next, next.file, upload.signal).finally(() => {
        this.#running.delete(next.key);
        this.#startNext();
      });
    }
  }

  async #send({ key, shrink, thumb }: Photo, file: File, signal: AbortSignal): Promise<void> {
    if (!thumb) await this.#showThumbnail(key, file, signal);
    if (shrink) this.#change(key, { state: 'shrinking' });
    const small = shrink ? await shrinkPicture(file, maxPictureBytes) : file;
    if (signal.aborted) return;
    if (!small) return this.fail(key, 'It could not be made smaller.');
    this.#change(key, { state: 'sending' });
    const onProgress = (share: number) => this.#change(key, { share });
    const result = await uploadPicture({ file: small, path: 'singleUpload', onProgress, signal });
    if (signal.aborted) return;
    if (result.kind === 'stored') this.#change(key, { state: 'stored', name: result.name, share: 1, file: null });
    else this.fail(key, result.kind === 'lost' ? lostMessage : result.message);
  }

  async #showThumbnail(key: string, file: File, signal: AbortSignal): Promise<void> {
    const thumb = await thumbnailOf(file);
    if (thumb && signal.aborted) URL.revokeObjectURL(thumb);
    else if (thumb) this.#change(key, { thumb });
  }

  #change(key: string, part: Partial<Photo>): void {
    this.#become(this.#photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  }

  #become(photos: readonly Photo[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }
}

function blank(label: string, bytes: number): Photo {
  made += 1;
  const nothing = { name: null, file: null, thumb: null, problem: null };
  return { ...nothing, key: `photo-${made}`, label, bytes, share: 0, state: 'waiting', shrink: false };
}

function release({ thumb }: Photo): void {
  if (thumb) URL.revokeObjectURL(thumb);
}

export const countUnderWay = (photos: readonly Photo[]): number => photos.filter(isUnderWay).length;
