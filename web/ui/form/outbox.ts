import { sendKeyField } from '../../../contract/enquiries/enquiries.ts';
import type { FormAnswer } from './answer.ts';
import { newUuid } from './new-uuid.ts';

/** A form that waits on the device for a line, as web/service-worker/send-waiting.js finds it. */
export type WaitingForm = {
  /** Where it is posted to, which is also the page it stands on. */
  action: string;
  body: string;
  /** The name of its draft. */
  form: string;
  /** What became of it. */
  receipt?: string;
  refused?: true;
};
/** What a page is told of a form that was sent; whoever says it where the form stands takes the event. */
export type SentForm = Pick<WaitingForm, 'form' | 'body'> & { words: string };
export const sentEvent = 'outbox:sent';

const boxName = 'outbox';
/** By it a page knows without opening the box that something is in it. */
const mark = 'outbox';

export const waits: FormAnswer = {
  fields: {},
  message: 'No line: it is kept on this phone.',
  detail: 'It goes by itself, once, when the line is back, and we tell you here. You can close this page.',
  values: {},
  waits: true,
};

const keys = new Map<string, string>();

/** What was typed, without the key. */
export function wordsOf(body: string): string {
  const words = new URLSearchParams(body);
  words.delete(sendKeyField);
  return words.toString();
}

/**
 * The same words have the same key, however often they are sent, also where they are in the box since the page was open
 * before; other words are another message.
 */
export async function withKey(body: URLSearchParams): Promise<URLSearchParams> {
  const words = body.toString();
  const kept = (await keptForms().catch(() => [])).find((form) => wordsOf(form.body) === words);
  if (kept) return new URLSearchParams(kept.body);
  const key = keys.get(words) ?? newUuid();
  keys.set(words, key);
  const keyed = new URLSearchParams(body);
  keyed.set(sendKeyField, key);
  return keyed;
}

/** Puts a form into the box; false where the browser has none. */
export async function holdBack(form: string, action: string, body: URLSearchParams): Promise<boolean> {
  try {
    const box = await caches.open(boxName);
    const waiting: WaitingForm = { form, action, body: body.toString() };
    await box.put(`/outbox/${body.get(sendKeyField)}`, Response.json(waiting));
    localStorage.setItem(mark, '1');
    const worker = await navigator.serviceWorker?.getRegistration();
    // Browsers that have it send also when the page is closed.
    await (worker as WithSync | undefined)?.sync?.register(boxName).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

type WithSync = { sync?: { register: (tag: string) => Promise<void> } };

async function keptForms(): Promise<WaitingForm[]> {
  if (!('caches' in window) || !(await caches.has(boxName))) return [];
  const box = await caches.open(boxName);
  const all = await Promise.all((await box.keys()).map(async (key) => (await box.match(key))?.json()));
  return all.filter((form): form is WaitingForm => form !== undefined);
}

/** Those that go by themselves: not what was refused, which its sender is told to read again. */
export const waitingForms = async (): Promise<WaitingForm[]> =>
  (await keptForms()).filter(({ receipt, refused }) => !receipt && !refused);
