import { describe, expect, test } from 'vitest';
import { linkPhones, phonesIn } from './phone-numbers.ts';

const dials = (text: string) => phonesIn(text).map(({ dial }) => dial);

describe('what is a number to call', () => {
  test.each([
    ['0414 530 117', '0414530117'],
    ['Call 0414-530117.', '0414530117'],
    ['0772530117', '0772530117'],
    ['(0414) 530117', '0414530117'],
    ['(+256 414 530 117)', '+256414530117'],
    ['+256 (0) 414 530 117', '+256414530117'],
    ['+256 (0)414 530 117', '+256414530117'],
    ['+256414530117', '+256414530117'],
    ['+1 212-555-0187', '+12125550187'],
    ['020 7946 0958', '02079460958'],
    ['Is it late? 0772\u00a0530\u00a0130!', '0772530130'],
    ['0772&nbsp;530&nbsp;130', '0772530130'],
    ['Phone:0772 530 130', '0772530130'],
    ['Tel.0772 530 130', '0772530130'],
    ['0414 530 117/118', '0414530117'],
    ['0414 530 117, 100 seats', '0414530117'],
    ['0414 530 117 100 times', '0414530117'],
    ['+256 414 530 117 100 times', '+256414530117'],
  ])('%s', (text, dial) => {
    expect(dials(text)).toEqual([dial]);
  });

  test('two beside each other are two', () => {
    expect(dials('0414 530 117 0772 530 117')).toEqual(['0414530117', '0772530117']);
    expect(dials('0414 530 117 +256 772 530 117')).toEqual(['0414530117', '+256772530117']);
  });
});

describe('what is none', () => {
  test.each([
    ...[
      '1,250,000',
      'UGX 1,450,000',
      '1 250 000',
      '+1 250 000',
      '+4 per cent',
      '0.3331, 32.5896',
      '350,000 to 480,000',
    ],
    ...[
      '2027-02-01',
      '01-02-2027',
      '01-02-2027 08:00',
      '01.02.2027',
      '01/02/2027',
      '8:0414530117',
      '1.0414530117',
      '08:00 to 13:00',
      '0800 to 1300',
    ],
    ...[
      '530117',
      '530 117',
      'ISBN 0-306-40615-2',
      '978-0-306-40615-7',
      'SH-0012-345678',
      '0',
      '00',
      '007',
      '0000000000',
    ],
    ...['info+256414530117@school.example', 'https://wa.me/0772530117', '#0414530117', '&#0414530117;', 'a=0414530117'],
    ...[
      '0414 530',
      '04145301171234',
      '0414530117.50',
      '0414530117%',
      '0414530117th',
      '+0414530117',
      '0 0 0 0 0 0 0 0 0',
    ],
  ])('%s', (text) => {
    expect(dials(text)).toEqual([]);
  });
});

describe('in the text of a page', () => {
  test('each becomes a link, with its words as they were', () => {
    expect(linkPhones('<p>Call <strong>0414 530 117</strong> or +256 772 530 117.</p>')).toBe(
      '<p>Call <strong><a href="tel:0414530117">0414 530 117</a></strong> or <a href="tel:+256772530117">+256 772 530 117</a>.</p>',
    );
  });

  test.each([
    '<a href="tel:0414530117">0414 530 117</a>',
    '<a href="https://x.example/0414530117" rel="noopener noreferrer">Plot 0414 530 117</a>',
    '<a href="/fees"><strong>0414 530 117</strong></a>',
    '<code>0414 530 117</code>',
    '<pre><code>0414</code> 0414 530 117</pre>',
    '<p class="0414 530 117">x</p>',
    '<p>0414 <b>530</b> 117</p>',
    '0414 530 <br>117',
  ])('nothing in %s', (html) => {
    expect(linkPhones(html)).toBe(html);
  });

  test('behind a link it goes on', () => {
    expect(linkPhones('<a href="/x">x</a> 0414 530 117')).toContain('</a> <a href="tel:0414530117">');
    expect(linkPhones('</a></code> 0414 530 117')).toContain('<a href="tel:0414530117">');
  });
});
