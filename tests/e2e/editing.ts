import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accountOf } from './accounts.ts';
import { expect } from './console.ts';

/** The page's browser carries the session of this role from now on; the door itself is tested elsewhere. */
export async function signInAs(page: Page, role: number): Promise<string> {
  const { email, password } = accountOf(role);
  const answer = await page.request.post('/api/users/login', { data: { user: email, pwd: password } });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('signed-in', '1');
    sessionStorage.setItem('begun', '1');
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

type Kind = 'news' | 'articles';
type Story = { id: number; title: string; updatedAt: string; picture: string; detail: string };

/** A story of the signed-in person, written past the screen. */
export async function addStory(page: Page, token: string, kind: Kind, more: object = {}): Promise<Story> {
  const headers = { Authorization: `Bearer ${token}` };
  const upload = await page.request.post('/api/singleUpload', {
    headers,
    multipart: { name: 'cover.jpg', file: pictureFile('cover.jpg', await photograph(120)) },
  });
  const { name } = (await upload.json()) as { name: string };
  const json = {
    title: uniqueTitle('Drummers'),
    detail: '<p>They played well.</p>',
    category: 0,
    picture: name,
    ...more,
  };
  const answer = await page.request.post(`/api/${kind}/add`, { headers, data: json });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Story;
}

export async function changeStory(page: Page, token: string, kind: Kind, story: Story, more: object): Promise<Story> {
  const { title, detail, picture } = story;
  const answer = await page.request.put(`/api/${kind}/edit/${story.id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { title, detail, picture, ...more },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Story;
}

/** Deletes past the screen. An editor that is still being loaded would ask for what is gone, so the page leaves it. */
export async function removeAt(page: Page, token: string, address: string): Promise<void> {
  if (new URL(page.url()).searchParams.has('edit')) await page.goto('/robots.txt');
  await page.request.delete(`/api/${address}`, { headers: { Authorization: `Bearer ${token}` } });
}

export const removeStory = (page: Page, token: string, kind: Kind, id: number) =>
  removeAt(page, token, `${kind}/delete/${id}`);

/** What is sent to this address waits until it is let go. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

let made = 0;
export const uniqueTitle = (words: string) => `${words} ${process.pid}-${Date.now()}-${++made}`;

export const pictureFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg',
  buffer,
});

const photographs = new Map<number, Promise<Buffer>>();

/** A photograph whose bytes cannot be squeezed: noise. One of each size is enough. */
export function photograph(edge: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const made =
    photographs.get(edge) ??
    sharp({ create: { width: edge, height: edge, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
  photographs.set(edge, made);
  return made;
}

export const notice = (page: Page) => page.locator('.notice');
export const textBody = (page: Page) => page.getByRole('textbox', { name: /^(Story|Content)$/ });
/** Of the picker, not of the text's own button. */
export const chooseFile = (page: Page) => page.locator('input[type=file][multiple]:not([aria-label$="for the text"])');
/** What a part of the form would send. */
export const hiddenValue = (page: Page, field: string) =>
  page.locator(`input[type=hidden][name="${field}"]`).inputValue();

/**
 * A key that takes the cursor, or the end of what is selected, to the beginning of its text. The editor learns of it by an
 * event, which on a busy machine comes later than the next key.
 */
export async function toBeginning(page: Page, key: string) {
  const editor = await page.evaluateHandle(() => ({
    notified: new Promise<void>((resolve) => {
      document.addEventListener('selectionchange', () => window.getSelection()?.focusOffset === 0 && resolve());
    }),
  }));
  await page.keyboard.press(key);
  await editor.evaluate(({ notified }) => notified);
}
