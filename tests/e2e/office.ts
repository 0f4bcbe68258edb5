import type { APIRequestContext, Page } from '@playwright/test';

export const loginStatus = async (request: APIRequestContext, email: string, pwd: string): Promise<number> =>
  (await request.post('/api/users/login', { data: { user: email, pwd } })).status();

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const found = (page: Page, words: string) => page.locator('.list-count', { hasText: words });
export const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
