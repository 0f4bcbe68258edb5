import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { pngBytes } from '../../../tests/support/factory.ts';
import { avifKey, originalKey } from '../../lib/storage/keys.ts';
import { makeAvifVariants } from './media.variants.ts';

const api = testApi();

async function uploaded(name: string): Promise<string> {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new File([new Uint8Array(await pngBytes(1000, 600))], name));
  const { answer } = await api.request('POST', '/singleUpload', { form, as: await api.make.person(3) });
  return answer.name;
}

async function fetched(name: string, width: number, headers: Record<string, string> = {}) {
  // Nothing public shows these pictures, so an editor looks at them.
  const authorization = `Bearer ${(await api.make.person(3)).token}`;
  const response = await api.api.request(`/images/${name}?w=${width}`, { headers: { ...headers, authorization } });
  const content = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('content-type'), vary: response.headers.get('vary'), content };
}

const chromium = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

test('AVIF is made afterwards, and sent to those who can read it', async () => {
  const name = await uploaded('later.png');
  expect((await fetched(name, 720, chromium)).type).toBe('image/webp');
  expect(await makeAvifVariants(api.deps, 0)).toBe(1);
  expect(await makeAvifVariants(api.deps, 0)).toBe(0);
  const { type, vary, content } = await fetched(name, 700, chromium);
  expect({ type, vary }).toEqual({ type: 'image/avif', vary: 'Accept, Save-Data' });
  expect(await sharp(content).metadata()).toMatchObject({ format: 'heif', width: 720 });
  expect((await fetched(name, 720)).type).toBe('image/webp');
});

test('a picture that cannot be encoded keeps no later one from it', async () => {
  const [broken, good] = [await uploaded('broken.png'), await uploaded('good.png')];
  await api.deps.storage.put(originalKey(broken), Uint8Array.of(1, 2, 3));
  while ((await makeAvifVariants(api.deps, 0)) > 0);
  expect((await fetched(good, 720, chromium)).type).toBe('image/avif');
});

test('whoever saves data is sent the small one', async () => {
  const name = await uploaded('saving.png');
  const { content } = await fetched(name, 960, { ...chromium, 'save-data': 'on' });
  expect(await sharp(content).metadata()).toMatchObject({ width: 480 });
});

test('the variants go with their picture', async () => {
  const name = await uploaded('gone.png');
  await makeAvifVariants(api.deps, 0);
  expect(await api.deps.storage.get(avifKey(name, 320))).toBeDefined();
  expect((await api.request('POST', `/fileDelete/${name}`, { as: await api.make.person(4) })).status).toBe(204);
  expect(await api.deps.storage.get(avifKey(name, 320))).toBeUndefined();
});
