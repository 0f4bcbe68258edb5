import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from './console.ts';

/** How React marks a part that the server left to the browser. */
const undrawn = /<!--\$[?!]-->/;

const standard = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** Pages of one kind are drawn by the same code: so many of each kind are held against the standard. */
const ofEachKind = 6;
const kindOf = (path: string) => path.replace(/\?.*/, '?').replace(/\d+/g, '1');

/** What a validator of HTML has against a page: each fault once. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await standard.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...new Set(faults)];
}

/** Follows everything that a reader could follow from the home page: no broken link, no broken picture, no gap. */
test('nothing on the whole site leads nowhere, and every page comes finished and valid', async ({ request }) => {
  test.slow();
  const seen = new Map<string, string>([['/', 'the beginning']]);
  const waiting = ['/'];
  const broken: string[] = [];
  const kinds = new Map<string, number>();

  const note = (link: string, from: string) => {
    const url = new URL(link.replaceAll('&amp;', '&'), `http://site${from}`);
    if (url.host !== 'site') return;
    const target = url.pathname + url.search;
    if (seen.has(target)) return;
    seen.set(target, from);
    waiting.push(target);
  };

  const visit = async (path: string) => {
    const response = await request.get(path, { failOnStatusCode: false });
    if (response.status() >= 400) {
      broken.push(`${response.status()} ${path}, linked from ${seen.get(path)}`);
      return;
    }
    if (!response.headers()['content-type']?.includes('text/html')) return;
    const page = await response.text();
    const same = (kinds.get(kindOf(path)) ?? 0) + 1;
    kinds.set(kindOf(path), same);
    if (same <= ofEachKind) {
      for (const fault of await faultsOf(page)) broken.push(`${path} is not valid: ${fault}`);
    }
    const html = page.replace(/<script\b[\s\S]*?<\/script>/g, '');
    if (undrawn.test(html)) broken.push(`${path} has a part that is not drawn`);
    for (const [, link] of html.matchAll(/\s(?:href|src|action)="([^"#][^"]*)"/g)) {
      if (link && !/^(mailto|tel|data|https?):/.test(link)) note(link, path);
    }
    for (const [, list] of html.matchAll(/\ssrcset="([^"]+)"/gi)) {
      // One width of each picture is enough: all are made from the same file.
      const first = list?.split(',')[0]?.trim().split(' ')[0];
      if (first) note(first, path);
    }
  };

  const walker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  };
  // One walker first, so that the others find something to do.
  await visit(waiting.shift() ?? '/');
  while (waiting.length > 0) await Promise.all([walker(), walker(), walker(), walker()]);

  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
});
