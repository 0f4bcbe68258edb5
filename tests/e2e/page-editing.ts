import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { uniqueTitle } from './editing.ts';

type Fields = Record<string, unknown>;

export const blockOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const table = (caption: string) => ({
  ...{ id: 'fares', type: 'table', version: 1, caption, heading: true },
  rows: [['Route'], ['Lake']],
});

/** A public page with these blocks, past the screen, and what readers get of it. */
export async function pageWith(page: Page, token: string, blocks: Fields[]) {
  const headers = { Authorization: `Bearer ${token}` };
  const title = uniqueTitle('Blocks');
  const data = { title, slug: title.toLowerCase().replaceAll(' ', '-'), parentId: null };
  const { id } = (await (await page.request.post('/api/admin/pages', { headers, data })).json()) as { id: string };
  const save = async (next: Fields[]) => {
    const answer = await page.request.put(`/api/admin/pages/${id}/content`, {
      headers,
      data: { title, blocks: next, publish: true },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await save(blocks);
  const forReaders = async () =>
    ((await (await page.request.get(`/api/pages/view/${id}`)).json()) as { blocks: Fields[] }).blocks;
  return { id, save, forReaders };
}
