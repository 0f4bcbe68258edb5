import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { photograph, pictureFile, removeAt, uniqueTitle } from './editing.ts';

type Gallery = { id: number; name: string; picture: string };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const main = (page: Page) => page.getByRole('main');
export const addLink = (page: Page) => main(page).getByRole('link', { name: 'Add Gallery' });
export const editLink = (page: Page) => main(page).getByRole('link', { name: 'Edit', exact: true });
export const addImages = (page: Page) => main(page).getByRole('link', { name: 'Add images' });
export const deleteButton = (page: Page) => main(page).getByRole('button', { name: 'Delete', exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const cover = (page: Page) => page.locator('input[type=file][data-field=picture]');
export const event = (page: Page) => page.getByRole('combobox', { name: /^Event/ });
export const search = (page: Page) => page.getByRole('combobox', { name: 'Search the events' });
export const options = (page: Page) => page.getByRole('listbox', { name: 'Events' }).getByRole('option');
export const rows = (page: Page) => page.locator('.photo-row');
export const shots = (page: Page) => page.locator('.shot');
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function upload(page: Page, token: string): Promise<string> {
  const file = pictureFile('cover.jpg', await photograph(120));
  const answer = await page.request.post('/api/singleUpload', {
    headers: bearer(token),
    multipart: { name: 'cover.jpg', file },
  });
  return ((await answer.json()) as { name: string }).name;
}

/** A gallery of the signed-in person, written past the screen. */
export async function addGallery(page: Page, token: string, pictures = 0, more: object = {}): Promise<Gallery> {
  const picture = await upload(page, token);
  const data = { name: uniqueTitle('Kites'), description: 'On the hill.', picture, ...more };
  const headers = bearer(token);
  const answer = await page.request.post('/api/galleries/add', { headers, data });
  expect(answer.status()).toBe(201);
  const gallery = (await answer.json()) as Gallery;
  const images = Array.from({ length: pictures }, (_, at) => ({ picture: gallery.picture, caption: `Kite ${at + 1}` }));
  if (pictures > 0) await page.request.post(`/api/galleries/addpics/${gallery.id}`, { headers, data: images });
  return gallery;
}

export const removeGallery = (page: Page, token: string, id: number) => removeAt(page, token, `galleries/delete/${id}`);
