import { expect, test } from 'vitest';
import { deferApp } from './on-demand.ts';

test('the app becomes text and nothing asks the browser to fetch it', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
    '<script>window.data = 1</script><script type="module" async="">import "/assets/a.js"</script>';
  expect(deferApp(page)).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css"/></head>' +
      '<script>window.data = 1</script><script type="text/plain" data-app-code="">import "/assets/a.js"</script>',
  );
});
