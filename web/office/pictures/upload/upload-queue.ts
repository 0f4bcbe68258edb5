import { maxPictureBytes } from '../../../../contract/media/media.ts';
import { shrinkPicture } from '../../../ui/form/fields/shrink-picture.ts';
import { moved } from '../reorder.ts';
import { thumbnailOf } from './thumbnail.ts';
import { discardPicture, type FileName, type UploadPath, uploadPicture } from './upload-picture.ts';

/** A picture that is stored, or on its way there. */
export type Upload = {
  key: string;
  /** The stored name; null until it has arrived. */
  name: string | null;
  label: string;
  /** Only while it may still have to be sent: what has arrived is let go. */
  file: File | null;
  bytes: number;
  /** Where it can be looked at; null while there is nothing to look at. */
  preview: string | null;
  state: 'waiting' | 'shrinking' | 'sending' | 'stored' | 'failed';
  /** How much of it has gone, 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | null;
  /** It is over the limit and is made smaller before it is sent. */
  shrink: boolean;
  /** It was chosen here, and was not there before. */
  isNew: boolean;
};

type Options = {
  /** What is stored already, by name. */
  stored: string[];
  path?: UploadPath;
  fileName?: FileName | undefined;
  /** Shows the whole file as it is; otherwise a small copy is drawn when it is its turn. */
  whole?: boolean;
  /** Takes what the server does not want out of the list, and tells why; otherwise it stays, as failed. */
  onRefused?: (file: File, reason: string) => void;
  /** Whether the stored file goes with what is removed. */
  mayDiscard: (upload: Upload) => boolean;
};

/** More at a time would not be faster on a phone's line, and each holds a picture in memory. */
const concurrency = 2;

const lostMessage = 'It did not arrive.';

let made = 0;

/**
 * Pictures of a field: one, several or a batch. Each is sent as soon as it is chosen and its turn has come: on a bad line
 * one picture is lost and tried again, not the whole form, and one that fails does not keep the others.
 */
export class UploadQueue {
  #uploads: readonly Upload[];
  #options: Options;
  #running = new Map<string, AbortController>();
  #listeners = new Set<() => void>();
  #open = false;

  constructor(options: Options) {
    this.#options = options;
    this.#uploads = options.stored.map((name) => ({ ...blank(name, 0), name, share: 1, state: 'stored' as const }));
  }

  readonly uploads = (): readonly Upload[] => this.#uploads;

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
    for (const request of this.#running.values()) request.abort();
    this.#running.clear();
    this.#uploads.forEach(release);
  }

  /** In their order; one that is too large keeps its place and is made smaller on its way. */
  add(files: File[]): void {
    const fresh = files.map((file) => ({
      ...blank(file.name, file.size),
      file,
      isNew: true,
      preview: this.#options.whole ? URL.createObjectURL(file) : null,
      shrink: file.size > maxPictureBytes,
    }));
    this.#become([...this.#uploads, ...fresh]);
    this.#startNext();
  }

  /** What has arrived and is not wanted is not stored on the server either. */
  remove(keys: string[]): void {
    const gone = this.#uploads.filter(({ key }) => keys.includes(key));
    for (const upload of gone) if (upload.name && this.#options.mayDiscard(upload)) void discardPicture(upload.name);
    this.#drop(keys);
  }

  /** What was saved elsewhere needs no place here. */
  evict(names: string[]): void {
    this.#drop(this.#uploads.filter(({ name }) => name !== null && names.includes(name)).map(({ key }) => key));
  }

  move(from: number, to: number): void {
    this.#become(moved(this.#uploads, from, to));
  }

  retry(keys: string[]): void {
    const again = this.#uploads.filter(({ key, file }) => file && keys.includes(key));
    for (const { key } of again) this.#change(key, { state: 'waiting', share: 0, problem: null });
    this.#startNext();
  }

  fail(key: string, problem: string): void {
    this.#change(key, { state: 'failed', share: 0, name: null, problem });
  }

  #drop(keys: string[]): void {
    for (const key of keys) this.#running.get(key)?.abort();
    this.#uploads.filter(({ key }) => keys.includes(key)).forEach(release);
    this.#become(this.#uploads.filter(({ key }) => !keys.includes(key)));
  }

  #startNext(): void {
    while (this.#open && this.#running.size < concurrency) {
      const next = this.#uploads.find(({ key, state }) => state === 'waiting' && !this.#running.has(key));
      if (!next?.file) return;
      const request = new AbortController();
      this.#running.set(next.key, request);
      void this.#send(next, next.file, request.signal).finally(() => {
        this.#running.delete(next.key);
        this.#startNext();
      });
    }
  }

  async #send({ key, shrink, preview }: Upload, file: File, signal: AbortSignal): Promise<void> {
    if (!preview) await this.#showThumbnail(key, file, signal);
    if (shrink) this.#change(key, { state: 'shrinking' });
    const small = shrink ? await shrinkPicture(file, maxPictureBytes) : file;
    if (signal.aborted) return;
    if (!small) return this.fail(key, 'It could not be made smaller.');
    this.#change(key, { state: 'sending' });
    const { path = 'singleUpload', fileName, onRefused } = this.#options;
    const onProgress = (share: number) => this.#change(key, { share });
    const result = await uploadPicture({ file: small, path, fileName, onProgress, signal });
    if (signal.aborted) return;
    if (result.kind === 'stored') this.#change(key, { state: 'stored', name: result.name, share: 1, file: null });
    else if (result.kind === 'lost') this.fail(key, lostMessage);
    else if (onRefused) {
      this.#drop([key]);
      onRefused(file, result.message);
    } else this.fail(key, result.message);
  }

  async #showThumbnail(key: string, file: File, signal: AbortSignal): Promise<void> {
    const preview = await thumbnailOf(file);
    if (preview && signal.aborted) URL.revokeObjectURL(preview);
    else if (preview) this.#change(key, { preview });
  }

  #change(key: string, part: Partial<Upload>): void {
    this.#become(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  #become(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

function blank(label: string, bytes: number): Upload {
  made += 1;
  const nothing = { name: null, file: null, preview: null, problem: null, shrink: false, isNew: false };
  return { ...nothing, key: `upload-${made}`, label, bytes, share: 0, state: 'waiting' };
}

function release({ preview }: Upload): void {
  if (preview) URL.revokeObjectURL(preview);
}

const isUnderWay = ({ state }: Upload): boolean => state !== 'stored' && state !== 'failed';

export const countUnderWay = (uploads: readonly Upload[]): number => uploads.filter(isUnderWay).length;
