import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { addScript, deferApp, nameState, stateCode } from './on-demand.ts';

test('the app becomes text and nothing asks the browser to fetch it', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
    '<script>window.data = 1</script><script type="module" async="">import "/assets/a.js"</script>';
  expect(deferApp(page)).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css"/></head>' +
      '<script>window.data = 1</script><script type="text/plain" data-app-code="">import "/assets/a.js"</script>',
  );
});

test('a page whose data is cached says under which name it is', () => {
  const { name } = nameState('["data"]');
  expect(nameState('["other data"]').name).not.toBe(name);
  expect(deferApp('<script type="module" async="">x</script>', nameState('["data"]'))).toBe(
    `<script type="text/plain" data-app-code="" data-app-state="${name}">x</script>`,
  );
});

test('what a page brings along for React comes out word for word, and ends no script before its time', () => {
  const text = '["a \\"quoted\\" <b> & </script><!-- $& \u2028 \u2029 ü"]\n';
  const page = addScript('<body><p>Read me</p></body></html>', stateCode(text));
  const [, code = ''] =
    /^<body><p>Read me<\/p><script>([^<>&\u2028\u2029]*)<\/script><\/body><\/html>$/.exec(page) ?? [];
  const taken: string[] = [];
  const streamController = { enqueue: (chunk: string) => taken.push(chunk), close: () => taken.push('the end') };
  runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
  expect(taken).toEqual([text, 'the end']);
});
