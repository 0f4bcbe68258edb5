import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/errors.ts';
import { readAmount, readStatement } from './statement.ts';

test.each([
  ['UGX 45,000', 45_000],
  ['45000.00', 45_000],
  ['45000', 45_000],
  ['45,000/=', 45_000],
  ['Shs 1,250,000.00', 1_250_000],
  ['Ush45,000', 45_000],
  ['+45 000', 45_000],
  ['45.000,00', 45_000],
  ['45.000', 45_000],
  ['45000,00', 45_000],
  ['45000.50', 45_000.5],
  ['-45,000', -45_000],
  ['(45,000.00)', -45_000],
  ['45,00,0', null],
  ['forty', null],
  ['', null],
])('the amount %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

describe('statements as they are exported', () => {
  test('MTN MoMo: comma, quoted, a message in several columns', () => {
    const csv = `"Id","External id","Date","Status","Type","From","From name","To","Amount","Currency","Fee","From message","To message"
"23119875321","-","2026-11-14 16:42:10","Successful","Payment","FRI:256772400100/MSISDN","PETER SSEMWANGA","FRI:school","185000.00","UGX","0","uniform","SH-ABC234"`;
    expect(readStatement(csv)).toEqual([
      {
        row: 2,
        mmCode: '23119875321',
        amount: 185_000,
        amountText: '185000.00',
        reference: '- · uniform · SH-ABC234',
        date: '2026-11-14 16:42:10',
        sender: 'FRI:256772400100/MSISDN, PETER SSEMWANGA',
        status: 'Successful',
      },
    ]);
  });

  test('Airtel Money: semicolons, lines about the account first, a mark of the encoding, Windows line ends', () => {
    const csv =
      '\uFEFFAirtel Money Business;Seven Hills, Kitante\r\nPeriod;01/11/2026 - 14/11/2026\r\n\r\n' +
      'Transaction ID;Transaction Date & Time;Sender MSISDN;Reference No.;Transaction Amount (UGX);Transaction Status\r\n' +
      'mp 2611.a1;14/11/2026 09:31;256 701 223344;sh abc234;UGX 96,000;Transaction Success\r\n\r\n';
    expect(readStatement(csv)).toMatchObject([
      { row: 5, mmCode: 'MP2611.A1', amount: 96_000, reference: 'sh abc234', sender: '256 701 223344' },
    ]);
  });

  test('money in and out in columns of their own, and a message of two lines', () => {
    const csv = 'Receipt No.\tDetails\tPaid In\tWithdrawn\nA1\t"for\nSH-ABC234"\t1,000\t\nA2\tfee\t\t500';
    expect(readStatement(csv)).toMatchObject([
      { mmCode: 'A1', amount: 1000, reference: 'for SH-ABC234' },
      { mmCode: 'A2', amount: null, amountText: '' },
    ]);
  });

  const refusal = (csv: string) => {
    try {
      readStatement(csv);
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? error.fields?.csv : error;
    }
  };

  test('a column that is missing is named, and those that are there', () => {
    expect(refusal('Id;Date;Amount\n1;2;3')).toBe(
      'The statement has no column for the reference or message. Its columns are: Id, Date, Amount.',
    );
    expect(refusal('Message,Date\nx,y')).toBe(
      'The statement has no column for the transaction id, for the amount. Its columns are: Message, Date.',
    );
    expect(refusal('Good morning')).toMatch(
      /^The statement has no column for the transaction id, for the amount, for /,
    );
  });

  test('as many rows as may be, and one more', () => {
    const rows = (count: number) =>
      `Id,Amount,Message\n${Array.from({ length: count }, (_, n) => `${n},1,x`).join('\n\n')}`;
    expect(readStatement(rows(5000))).toHaveLength(5000);
    expect(refusal(rows(5001))).toBe('The statement has more than 5000 rows. Send it in parts.');
    expect(refusal('Id,Amount,Message\n\n')).toBe('The statement has no payments.');
  });
});
