import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { defaultPlace, setThisPlace, thisPlace } from '../../../../contract/common/this-school.ts';
import { YearActs } from './year-acts.tsx';

const before = thisPlace();
afterEach(() => setThisPlace(before));

test('public holidays are offered only where those of the country are known', () => {
  const buttons = (country: string) => {
    setThisPlace({ ...defaultPlace, country });
    const html = renderToString(createElement(YearActs, { latest: 2027, year: 2028, done: () => undefined }));
    return [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label);
  };
  expect(buttons('UG')).toEqual(['Add public holidays of 2028', 'Copy 2027 to 2028']);
  for (const country of ['', 'KE', 'GB']) expect(buttons(country)).toEqual(['Copy 2027 to 2028']);
});
