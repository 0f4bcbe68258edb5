import { expect, test } from 'vitest';
import { deferApp, takeState } from './on-demand.ts';

test('the app becomes text and nothing asks the browser to fetch it', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
    '<script>window.data = 1</script><script type="module" async="">import "/assets/a.js"</script>';
  expect(deferApp(page)).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css"/></head>' +
      '<script>window.data = 1</script><script type="text/plain" data-app-code="">import "/assets/a.js"</script>',
  );
});

test('what stands in a page only for React is taken out, and comes back word for word', () => {
  const chunk = (text: string) =>
    `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});</script>`;
  const close = '<script>window.__reactRouterContext.streamController.close();</script>';
  const { html, state } = takeState(
    `<p>Read me</p>${chunk('["a "quoted" <b>"]\n')}<!--$-->${chunk('more')}${close}</body>`,
  );
  expect(html).toBe('<p>Read me</p><!--$--></body>');
  expect(state.text).toBe('["a "quoted" <b>"]\nmore');
  expect(deferApp('<script type="module" async="">x</script>', state)).toBe(
    `<script type="text/plain" data-app-code="" data-app-state="${state.name}">x</script>`,
  );
});
