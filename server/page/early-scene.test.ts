import { expect, test } from 'vitest';
import { chooseEarly, giveSources } from './early-scene.ts';

const page = (images: string) => `<html><head><meta charSet="utf-8"/><link rel="stylesheet"/></head>${images}</html>`;
const choices = 'data-scenes="[[&quot;/images/a.jpg&quot;,&quot;It cost $& $1&quot;,1600]]"';

test('the first picture is chosen before the style sheet, with the same choices', () => {
  const drawing = `<img class="scene" fetchPriority="high" alt="" ${choices}/>`;
  expect(chooseEarly(page(drawing), 'choose()')).toBe(
    page(drawing).replace('<link', () => `<script ${choices}>choose()</script><link`),
  );
});

test('a photograph brings along how wide it is shown', () => {
  const photograph = `<img class="photo" sizes="100vw" fetchPriority="high" alt="" ${choices}/>`;
  expect(chooseEarly(page(photograph), 'choose()')).toContain(
    `<script ${choices} data-sizes="100vw">choose()</script>`,
  );
});

test('every picture that waits for its choice has a source meanwhile, and no other is touched', () => {
  const text = '<p>An example: data-scenes="x"</p><img src="/a.svg" alt=""/>';
  const given = `<img loading="lazy" alt="" src="data:," ${choices}/>`;
  expect(giveSources(page(`<img loading="lazy" alt="" ${choices}/>${text}`))).toBe(page(given + text));
});

test('what is not seen first, or is always the same, needs no choice', () => {
  const others = page(`<img loading="lazy" alt="" ${choices}/><img fetchPriority="high" src="/a.svg" alt=""/>`);
  expect(chooseEarly(others, 'choose()')).toBe(others);
});
