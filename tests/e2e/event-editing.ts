import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { removeAt, uniqueTitle } from './editing.ts';

type Event = { id: number; title: string };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const main = (page: Page) => page.getByRole('main');
export const addLink = (page: Page) => main(page).getByRole('link', { name: 'Add Event' });
export const editLink = (page: Page) => main(page).getByRole('link', { name: 'Edit', exact: true });
export const deleteButton = (page: Page) => main(page).getByRole('button', { name: 'Delete', exact: true });
export const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

export const details = {
  date: '2031-03-14T08:30:00+03:00',
  location: 'Kitante grounds',
  description: '<p>Bring a hat.</p>',
};

export async function addEvent(page: Page, token: string, more: object = {}): Promise<Event> {
  const data = { title: uniqueTitle('Open day'), ...details, ...more };
  const answer = await page.request.post('/api/events/add', { headers: bearer(token), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Event;
}

export const removeEvent = (page: Page, token: string, id: number) => removeAt(page, token, `events/delete/${id}`);
