import type { Page } from '@playwright/test';
import { expect } from './console.ts';

type Part = 'menu' | 'home' | 'words' | 'synonyms';
type Content = Record<string, unknown>;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What readers have of it now, and a way to publish past the screen: as somebody else, or to put it back. */
export async function sitePart(page: Page, token: string, part: Part) {
  const headers = { Authorization: `Bearer ${token}` };
  const url = `/api/admin/site/${part}`;
  const load = async () => {
    const answer = await page.request.get(url, { headers });
    return ((await answer.json()) as { published: Content }).published;
  };
  const start = await load();
  const publish = async (content: Content) => {
    const answer = await page.request.put(url, { headers, data: { ...content, publish: true } });
    expect(answer.status()).toBe(200);
  };
  return { start, load, publish, putBack: () => publish(start) };
}
