import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { createApp, type WebBuild } from '../http/app.ts';

const api = testApi();

test('after an upgrade React and its router still write what is changed in a page', async () => {
  const build = (await import(pathToFileURL('build/server/index.js').href)) as WebBuild;
  const app = createApp(api.deps, () => build, { trustedProxies: 0, clientFolder: undefined, development: false });
  const onPage = () => {};
  const incoming = { headers: {}, socket: {} };
  const page = await app.request('http://school.example/', {}, { incoming, onPage });
  const html = await page.text();
  const words = (library: string) => `${library} has changed: look at server/page/framework-text.ts (docs/seams.md).`;
  expect(html, words('react-router')).toContain('<script type="text/plain" data-app-code="" data-app-state="');
  expect(html, words('react-router')).not.toMatch(/modulepreload|<script type="module"/);
  expect(html, words('react-router')).toContain('window.__reactRouterContext');
  expect(html, words('react-dom')).toMatch(/<head><meta charSet="utf-8"\/><script data-scenes="/);
});
