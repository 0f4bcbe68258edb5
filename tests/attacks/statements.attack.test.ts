import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readStatement } from '../../api/features/orders/import/statement.ts';
import { readCsv } from '../../api/lib/csv/read.ts';
import { withoutFormulas } from '../../api/lib/csv/write.ts';
import { ApiError } from '../../api/lib/errors.ts';
import { testApi } from '../support/api.ts';
import { seed, tally } from './figures.ts';

const api = testApi();

/** A text that counts how often a character of it is looked at. */
class CountedText extends String {
  looks = 0;
  override charCodeAt(at: number): number {
    this.looks += 1;
    return super.charCodeAt(at);
  }
}

const wide = { columns: 1_000_000, cellLength: 1_000_000 };
const looksAt = (text: string, delimiter = ','): number => {
  const counted = new CountedText(text);
  for (const _ of readCsv(counted as unknown as string, delimiter, wide));
  return counted.looks;
};

describe('ASVS 1.3.12, 15.2.2: a statement takes time in proportion to its length', () => {
  const shapes: Record<string, (length: number) => string> = {
    'one line of quoted cells': (length) => '"a",'.repeat(length / 4),
    'quoted lines without the separator': (length) => '"a"\n'.repeat(length / 4),
    'quotes that close nothing, and spaces': (length) => `"${'x"y'.repeat(length / 6)}${' '.repeat(length / 2)}\n`,
    'a quote that never ends': (length) => `"${'a,\n'.repeat(length / 3)}`,
    'doubled quotes': (length) => `"${'""'.repeat(length / 2)}"`,
    'line ends': (length) => '\r\n'.repeat(length / 2),
  };
  test.each(Object.keys(shapes))('%s: no character is looked at more than twice', (name) => {
    for (const length of [6_000, 60_000]) {
      const text = shapes[name]?.(length) ?? '';
      for (const delimiter of [',', ';', '\t']) expect(looksAt(text, delimiter)).toBeLessThanOrEqual(2 * text.length);
    }
    tally({ payloads: 6 });
  });

  const refusal = (csv: string) => {
    try {
      readStatement(csv);
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? error.fields : error;
    }
  };

  test('columns are bounded and the row is named; of a cell only so much is read', () => {
    const head = 'Id,Amount,Message';
    expect(refusal(`${head}\n1,2,3\n${'x,'.repeat(100)}`)).toEqual({
      csv: 'Row 3 of the statement has more than 100 columns.',
    });
    expect(refusal(`${head}${',Message'.repeat(98)}\n1,2`)).toBeDefined();
    const [long] = readStatement(`${head}${',Message'.repeat(97)}\n1,2,${'x'.repeat(100_000)}`);
    expect(long?.reference).toHaveLength(2_000);
    const [endless] = readStatement(`${head}\n1,2,"${'1,2,3 '.repeat(1_000)}`);
    expect(endless?.reference).toHaveLength(2_000);
  });

  test('over HTTP the field is named, and as many orders are looked up as one payment can name', async () => {
    const as = await api.make.person(4);
    const send = (csv: string) => api.request('POST', '/admin/orders/import/preview', { as, json: { csv } });
    const wideOne = await send(`Id,Amount,Message\n${'"x",'.repeat(120_000)}`);
    expect([wideOne.status, Object.keys(wideOne.refusal.fields ?? {})]).toEqual([400, ['csv']]);
    const named = Array.from({ length: 200 }, (_, n) => `SH-ABC${100 + n}`).join(' ');
    const { status, answer } = await send(`Id,Amount,Message\n1,2000,${named}`);
    expect([status, answer.rows.length]).toEqual([200, 1]);
  });

  test('what the usual parser reads of a well-formed sheet, this one reads', () => {
    const cell = fc.stringMatching(/^[a-c "\n,;]{0,8}$/).filter((text) => text.trim() === text);
    const sheets = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const same = fc.property(sheets, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
      const text = Papa.unparse(rows, { delimiter, quotes: true });
      expect([...readCsv(text, delimiter, wide)]).toEqual(rows);
      expect(Papa.parse(text, { delimiter }).data).toEqual(rows);
    });
    fc.assert(same, { seed, numRuns: 300 });
  });
});

describe('ASVS 1.2.10: a formula behind another separator', () => {
  const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
  const befores = ['', ' ', '"', "'", '\u00a0', '\ufeff', '\0', '\u200b'];
  const begins = ['', 'x;', 'x; ', ';;', 'x\n', 'x\r', 'x\r\n', 'x\t', 'x;\n;', '\t', '\n', ';"', "x;'"];
  const payloads = begins.flatMap((begin) =>
    befores.flatMap((before) => signs.map((sign) => `${begin}${before}${sign}1+1`)),
  );
  /** As a program reads it that splits at semicolons, tabs and line ends and knows no quotes. */
  const cellsOf = (sheet: string) => sheet.split(/[;\t\r\n]/).map((cell) => cell.replace(/^["\s\p{C}\p{Z}]+/u, ''));

  test('no cell begins like one, however the sheet is taken apart', () => {
    for (const payload of payloads) {
      const wrong = cellsOf(withoutFormulas(payload)).filter((cell) =>
        signs.includes(cell.replace(/^'/, '').charAt(0)),
      );
      const unmarked = wrong.filter((cell) => !cell.startsWith("'"));
      expect(unmarked, JSON.stringify(payload)).toEqual([]);
    }
    tally({ payloads: payloads.length });
  });

  test('in the exported sheet', async () => {
    for (const [index, payload] of ['x;=1+1', 'x; "=1+1', 'x\n=1+1', ';;@SUM(1)', ' \uff1d1+1'].entries()) {
      const json = {
        senderName: `Peter ${index}`,
        senderEmail: 'p@x.example',
        senderPhone: '',
        inquiry: `Hi ${payload}`,
      };
      await api.request('POST', '/mail/contact', { json, address: `10.7.0.${index}` });
    }
    const { answer } = await api.request('GET', '/admin/enquiries/export', { as: await api.make.person(4) });
    const cells = cellsOf(String(answer));
    expect(cells.length).toBeGreaterThan(8);
    expect(cells.filter((cell) => signs.includes(cell.charAt(0)))).toEqual([]);
  });

  test('words keep their dashes and signs where no cell can begin', () => {
    for (const text of ['a - b', 'well-known', 'me@x.example', '1+1=2', 'x, - y'])
      expect(withoutFormulas(text)).toBe(text);
  });
});
