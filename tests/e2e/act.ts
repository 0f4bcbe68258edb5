import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { expect } from './console.ts';

type Call = `${'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'} /${string}`;

/**
 * Presses, and waits for the response to the call that the press makes, such as `DELETE /api/news/delete/*`: leaving the
 * page earlier cancels the call. A star is one part of the path, two are any number of them.
 */
export async function act(page: Page, press: () => Promise<unknown>, call: Call): Promise<Response> {
  const [method = '', pattern = ''] = call.split(' ');
  const isItsOwn = (response: Response) =>
    response.request().method() === method && path.posix.matchesGlob(new URL(response.url()).pathname, pattern);
  const [response] = await Promise.all([page.waitForResponse(isItsOwn), press()]);
  await response.finished();
  expect(response.ok(), `${call} is answered with ${response.status()}`).toBe(true);
  return response;
}
