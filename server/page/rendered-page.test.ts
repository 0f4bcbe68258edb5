import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { brandCss } from '../../api/features/settings/look/palette.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { nameState, stateCode } from './on-demand.ts';
import { finishPage } from './rendered-page.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const mark = '6c1b7c1e-0000-4000-8000-5d1f6b1f3a10';
const scripts = { ownHashes: [hashOf('menu()').slice(1, -1)], earlySceneScript: 'choose()' };
const headers = new Headers({ 'content-type': 'text/html' });
const finish = (html: string, cachesState = true, development = false) =>
  finishPage({ status: 200, headers, html: `<body>${html}</body>`, state: 'data', mark }, scripts, {
    cachesState,
    development,
  });

test('the scripts that are marked and those that we write are allowed, by hash; one in a text is not', () => {
  const html = `<p><script>steal()</script></p><script nonce="${mark}">a()</script><script>menu()</script>
    <script nonce="${mark}" type="module" async="">b()</script><script nonce="${mark}" src="/x.js"></script>`;
  const finished = finish(html);
  const policy = finished.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${hashOf('menu()')} ${hashOf('a()')} ${hashOf('b()')};`);
  expect(policy).not.toContain(hashOf('steal()'));
});

test('the mark stays in the house, and the app waits to be asked for, with its data in the cache', () => {
  const finished = finish(`<script nonce="${mark}" type="module" async="">b()</script>`);
  const state = nameState('data');
  expect(finished.state).toEqual(state);
  expect(finished.html).toBe(
    `<body><script type="text/plain" data-app-code="" data-app-state="${state.name}">b()</script></body>`,
  );
});

test('a page that is not cached brings its data along, in a script that may run', () => {
  const finished = finish('', false);
  expect(finished.state).toBeUndefined();
  expect(finished.html).toBe(`<body><script>${stateCode('data')}</script></body>`);
  expect(finished.headers.get('content-security-policy')).toContain(hashOf(stateCode('data')));
});

test('a page without marked scripts allows only what we write', () => {
  const finished = finish('<script>a()</script>');
  expect(finished.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashOf('menu()')};`);
});

test('a page that cannot be made just now says when to come again', () => {
  const page = { headers, html: '', state: 'data', mark };
  const retryAfter = (status: number) =>
    finishPage({ ...page, status }, scripts, { cachesState: true, development: false }).headers.get('retry-after');
  expect(retryAfter(503)).toBe('5');
  expect(retryAfter(200)).toBeNull();
});

test('a page without scripts allows none inline', () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [] })).toContain("script-src 'self';");
});

test('frames may be shown only where a video has its play button, and only those of two places', () => {
  const policy = (body: string) =>
    finishPage(
      { ...{ status: 200, headers, state: 'data', mark }, html: `<head></head><body>${body}</body>` },
      scripts,
      {
        ...{ cachesState: true, development: false },
      },
    ).headers.get('content-security-policy');
  expect(policy('<a class="pb-play" href="x">')).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
  );
  for (const words of ['', '&lt;a class="pb-play"', '<iframe src="https://player.vimeo.com/video/1">'])
    expect(policy(words), words).not.toContain('frame-src');
});

test('the colours of the school may be set in the head, and nothing else there or elsewhere', () => {
  const css = brandCss({ brand: '#1d4ed8', accent: '#f97316' });
  const policy = (head: string, body = '') =>
    finishPage(
      { ...{ status: 200, headers, state: 'data', mark }, html: `<head>${head}</head><body>${body}</body>` },
      scripts,
      { cachesState: true, development: false },
    ).headers.get('content-security-policy');
  const style = `<style id="brand">${css}</style>`;
  expect(policy(style)).toContain(`style-src 'self' ${hashOf(css)};`);
  for (const other of ['', '<style id="brand">a{background:url(x)}</style>', `<style>${css}</style>`])
    expect(policy(other, style), other).toContain("style-src 'self';");
});
