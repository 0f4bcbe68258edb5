import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitise } from '../../api/lib/text/html.ts';
import { linkPhones } from '../../contract/common/phone/phone-numbers.ts';
import { notLinear } from '../support/steps.ts';
import { isLong, runs, seed, tally } from './figures.ts';

const many = { numRuns: isLong ? runs : 300, seed };
const pieces = fc.constantFrom(
  ...[
    '0414 530 117',
    '+256 (0) 414',
    '256 772 530 117',
    '00256',
    '/',
    ',',
    '.',
    '–',
    'UGX',
    '0',
    '+',
    '00',
    ' ',
    '-',
    '(',
    ')',
    '&nbsp;',
    '&lt;',
    '&amp;',
    '"',
    "'",
    '>',
    '=',
    '#',
  ],
  ...[
    '<a href="tel:0414530117">',
    '</a>',
    '<code>',
    '</code>',
    '<pre>',
    '</pre>',
    '<b>',
    '</b>',
    '<p class="align-left">',
  ],
  ...[
    'javascript:',
    '<script>',
    '<img src=x onerror=1>',
    '1,250,000',
    '2027-02-01',
    '\u00a0',
    '\u202f',
    '9',
    'x',
    '<',
    '@',
  ],
);
const texts = fc.array(pieces, { maxLength: 40 }).map((all) => all.join(''));
const bare = (html: string) => html.replace(/<a href="tel:\+?\d+">([^<]*)<\/a>/g, '$1');

describe('numbers that become links', () => {
  test('nothing of a text is lost, and no tag is added but links that call', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const html = sanitise(text);
        const linked = linkPhones(html);
        expect(bare(linked)).toBe(bare(html));
        const added = linked.split('<').length - html.split('<').length;
        expect(added).toBe(2 * (linked.split('<a href="tel:').length - html.split('<a href="tel:').length));
        // What may stand in a page stays so: the same cleaning takes nothing out of it.
        expect(bare(sanitise(linked).replaceAll(' rel="noopener noreferrer"', ''))).toBe(
          bare(sanitise(html).replaceAll(' rel="noopener noreferrer"', '')),
        );
      }),
      many,
    );
    tally({ payloads: many.numRuns });
  });

  test('no link stands in a link', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let depth = 0;
        for (const [tag] of linkPhones(sanitise(text)).matchAll(/<\/?a\b/g)) {
          depth += tag === '<a' ? 1 : -1;
          expect(depth).toBeLessThanOrEqual(1);
        }
      }),
      many,
    );
  });

  test('a text of twice as many pieces is twice the work', async () => {
    const pieces = [
      '0414 530 117 ',
      '0',
      '0 ',
      '+1 ',
      '+',
      '0414',
      '0414-',
      '(',
      '(0',
      '<',
      '<a',
      '<a>',
      '</a>',
      '&nbsp;',
      '011 ',
      '256 ',
      '256772530117 ',
      '0772530117/',
      '0772530117,',
      '0414.',
      '07 72 ',
      'UGX ',
      'box no ',
    ];
    tally({ payloads: pieces.length });
    expect(await notLinear('tests/attacks/growth/phones.ts', pieces)).toEqual([]);
  });
});
