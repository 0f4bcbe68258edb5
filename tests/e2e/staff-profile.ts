import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { photograph, pictureFile, removeAt, uniqueTitle } from './editing.ts';

type Profile = { id: number; name: string; tag: number; position: string; bio: string; pictures: string };

/** A profile of the signed-in person, written past the screen. */
export async function addProfile(page: Page, token: string, more: object = {}): Promise<Profile> {
  const headers = { Authorization: `Bearer ${token}` };
  const file = pictureFile('face.jpg', await photograph(120));
  const upload = await page.request.post('/api/upsingle', { headers, multipart: { name: 'face.jpg', file } });
  const { name: pictures } = (await upload.json()) as { name: string };
  const data = {
    name: uniqueTitle('Okello'),
    tag: 30,
    position: 'Head of music',
    bio: '<p>He teaches P4.</p>',
    pictures,
    ...more,
  };
  const answer = await page.request.post('/api/profiles/add', { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Profile;
}

export const removeProfile = (page: Page, token: string, id: number) => removeAt(page, token, `profiles/delete/${id}`);
