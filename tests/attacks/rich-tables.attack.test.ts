import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, sanitise } from '../../api/lib/text/html.ts';
import { tableLimits, tableMessage } from '../../contract/common/text/rich-tables.ts';
import { tablesIn } from '../../contract/pages/page-table.ts';
import { testApi } from '../support/api.ts';
import { runs, seed, tally } from './figures.ts';
import { scriptPayloads } from './payloads.ts';

const cell = (attributes: string, words = 'x') =>
  `<table><tbody><tr><td${attributes}>${words}</td></tr></tbody></table>`;
const wide = (columns: number) => `<tr>${'<td>x</td>'.repeat(columns)}</tr>`;

describe('ASVS 1.3.1: what a table may carry', () => {
  test.each(scriptPayloads)('%s in a cell', (payload) => {
    const clean = sanitise(`<table><tr><th>a</th></tr><tr><td>${payload}</td></tr></table>`);
    expect(clean).not.toMatch(/<(?!\/?(p|ul|ol|li|a|strong|b|em|i|u|br|table|thead|tbody|tr|th|td)\b)[a-z!?]/i);
    expect(clean).not.toMatch(/<[^>]*\s(on\w+|style|id|src|background|data-\w+)\s*=/i);
    expect(sanitise(clean)).toBe(clean);
    tally({ payloads: 1 });
  });

  test.each(['0', '-1', '1e9', '2.5', '99999999999', '"><script>', 'NaN', ' 3', ''])('colspan=%j', (span) => {
    const clean = sanitise(cell(` colspan="${span}" rowspan="${span}"`));
    const spans = [...clean.matchAll(/(?:col|row)span="([^"]*)"/g)].map(([, value]) => Number(value));
    for (const value of spans) expect(value > 1 && value <= tableLimits.columns, clean).toBe(true);
  });

  test('a cell is no wider than a table may be, and reaches no further down than its rows', () => {
    expect(sanitise(cell(' colspan="1000000" rowspan="1000000"'))).toBe(cell(' colspan="20"'));
    const head =
      '<table><thead><tr><th rowspan="3" scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>';
    expect(sanitise(head)).toBe(head.replace(' rowspan="3"', ''));
  });

  test('of its attributes only spans and the scope of a heading stay', () => {
    const dressed =
      '<table border="1" class="align-left" width="900" style="x"><caption style="x">Fees</caption><colgroup><col width="9"></colgroup>' +
      '<tr bgcolor="red"><th scope="col" abbr="x" headers="y" style="x">a</th><th scope="evil">b</th><td scope="row" nowrap>c</td></tr></table>';
    expect(sanitise(dressed)).toBe(
      'Fees<table><tbody><tr><th scope="col">a</th><th>b</th><td>c</td></tr></tbody></table>',
    );
  });
});

describe('ASVS 15.2.2: tables that are made to be too much', () => {
  test('a table in a table keeps its words, a thousand in each other as well', () => {
    expect(sanitise(cell('', `a${cell('', 'b')}c`)).replace(/ +/g, ' ')).toBe(cell('', 'a b c'));
    const deep = `${'<table><tr><td>'.repeat(1_000)}inside${'</td></tr></table>'.repeat(1_000)}`;
    expect(plainText(sanitise(deep))).toBe('inside');
    const lessDeep = `${'<table><tr><td>'.repeat(9)}inside${'</td></tr></table>'.repeat(9)}`;
    expect(sanitise(lessDeep).match(/<table>/g)).toHaveLength(1);
  });

  test('one that is larger than allowed is taken apart, also where merged cells make it so', () => {
    expect(sanitise(`<table>${wide(20)}</table>`)).toContain('<table>');
    expect(sanitise(`<table>${wide(21)}</table>`)).not.toContain('<t');
    const stairs = '<tr><td colspan="20" rowspan="500">x</td></tr>'.repeat(2);
    expect(sanitise(`<table>${stairs}</table>`)).not.toContain('<t');
    expect(plainText(sanitise(`<table>${'<tr><td>x</td></tr>'.repeat(501)}</table>`))).toHaveLength(1_001);
  });

  test('parts of tables without one, and words between cells, come out as a plain text and a plain table', () => {
    expect(sanitise('<td>a</td><tr>b</tr></table><p>c</p>')).not.toContain('<t');
    expect(sanitise('<table>one<tr>two<td>three</td>four</tr></table>')).toBe(
      'onetwofour<table><tbody><tr><td>three</td></tr></tbody></table>',
    );
    expect(sanitise('<table></table><table><tr></tr></table>')).toBe('');
  });

  test('whatever is put together of their tags comes out the same the second time', () => {
    const names = ['table', 'thead', 'tbody', 'tr', 'td', 'th', 'p', 'ul', 'li', 'b', 'a', 'caption'];
    const tag = fc
      .tuple(fc.constantFrom(...names), fc.boolean(), fc.constantFrom('', ' colspan="3"', ' rowspan=2', ' scope=row'))
      .map(([name, isEnd, more]) => (isEnd ? `</${name}>` : `<${name}${more}>`));
    const soup = fc.array(fc.oneof(tag, fc.constant('word ')), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, (html) => {
        const clean = sanitise(html);
        expect(sanitise(clean)).toBe(clean);
        expect(plainText(clean).match(/word/g)?.length ?? 0).toBe(html.match(/word/g)?.length ?? 0);
        expect(clean).not.toMatch(/<td[^>]*>(?:(?!<\/td>).)*<table/);
      }),
      { seed, numRuns: runs || 500 },
    );
    tally({ payloads: runs || 500 });
  });

  test('readers of a stored table are not kept busy by spans of old', () => {
    const [table] = tablesIn(
      '<table><tr><th colspan="999999999">a</th><th>b</th></tr><tr><td rowspan="999999999">1</td></tr></table>',
    );
    expect(table?.head).toHaveLength(tableLimits.columns + 1);
  });
});

describe('the API', () => {
  const api = testApi();
  test('refuses a table that is too large, and names the field', async () => {
    const json = { title: 'Long', category: 0, picture: await api.make.picture() };
    const as = await api.make.person(3);
    const detail = `<table>${wide(21)}</table>`;
    const { status, refusal } = await api.request('POST', '/news/add', { as, json: { ...json, detail } });
    expect([status, refusal.fields]).toEqual([400, { detail: tableMessage }]);
    const fits = await api.request('POST', '/news/add', {
      as,
      json: { ...json, detail: `<table>${wide(20)}</table>` },
    });
    expect(fits.status).toBe(201);
  });
});
