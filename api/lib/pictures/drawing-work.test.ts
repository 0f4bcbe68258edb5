import { expect, test } from 'vitest';
import { workOf } from './drawing-work.ts';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`;
/** Each level shows the one below it ten times. */
const nest = (levels: number, show: (id: string) => string) =>
  Array.from({ length: levels }, (_, n) => `<g id="g${n + 1}">${show(`g${n}`).repeat(10)}</g>`).join('');
const first = '<rect id="g0" width="1" height="1"/>';

test('what stands in a drawing is counted as often as it is drawn', () => {
  expect(workOf(svg('<g><rect/><rect/></g>')).parts).toBe(4);
  expect(workOf(svg('<g id="a"><rect/></g><use href="#a"/>')).parts).toBe(6);
  expect(workOf(svg('<rect fill="url(#a)"/><linearGradient id="a"><stop/><stop/></linearGradient>')).parts).toBe(8);
});

test.each<[string, string]>([
  ['by name', first + nest(24, (id) => `<use href="#${id}"/>`)],
  ['by an old name', first + nest(24, (id) => `<use xlink:href=" #${id} "/>`)],
  ['with a prefix', first + nest(24, (id) => `<svg:use href="&#35;${id}"/>`)],
  ['as masks', first + nest(24, (id) => `<rect mask="url('#${id}')"/>`)],
  ['in a style', first + nest(24, (id) => `<rect style="fill: url( #${id} )"/>`)],
  [
    'by a rule',
    `<style>${Array.from({ length: 24 }, (_, n) => `.c${n},x .d{fill:url(#g${n})}`).join('')}</style>${first}${nest(24, (id) => `<rect class="c${id.slice(1)}"/>`)}`,
  ],
  [
    'at every corner of a line',
    `<marker id="m">${'<rect/>'.repeat(900)}</marker><path marker-mid="url(#m)" d="M0 0${'l1 1'.repeat(900)}"/>`,
  ],
])('a nest of parts is known before it is drawn: %s', (_, inner) => {
  expect(workOf(svg(inner)).parts).toBeGreaterThan(400_000);
});

test('a circle ends', () => {
  expect(workOf(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).parts).toBeLessThan(20);
});

test('a script counts, and so does what is named elsewhere; what is in the file does not', () => {
  const evil = '<script>x()</script><g onload="x()"/><a xlink:href="javascript:x()"><rect/></a>';
  expect(workOf(svg(evil))).toMatchObject({ scripts: 3, leftOut: 0 });
  const images = ['http://a.example/x.png', '../x.png', 'data:image/png;base64,AA', '#a'];
  const drawn = images.map((to) => `<image href="${to}"/>`).join('');
  expect(workOf(svg(`${drawn}<use href="other.svg#x"/><foreignObject/>`))).toMatchObject({ scripts: 0, leftOut: 4 });
});
