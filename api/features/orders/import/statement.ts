import { thisPlace } from '../../../../contract/common/this-school.ts';
import { importMessages } from '../../../../contract/shop/order-import.ts';
import { maxStatementCell, maxStatementColumns, maxStatementRows } from '../../../../contract/shop/statements.ts';
import { readCsv, TooManyColumnsError } from '../../../lib/csv/read.ts';
import { invalid } from '../../../lib/errors.ts';

/** One line of a mobile-money statement. */
export type Payment = {
  row: number;
  mmCode: string;
  /** None where it cannot be read; what cannot be read stands in the text. */
  amount: number | null;
  amountText: string;
  reference: string;
  date: string;
  sender: string;
  /** As the statement writes it; empty where it has no such column. */
  status: string;
};

/** How MTN MoMo, Airtel Money and those who copy them name their columns, without spaces and signs. */
const spellings = {
  mmCode:
    'id transactionid transid txnid trxid txid tid transactionno transactionnumber transactioncode financialtransactionid momotransactionid momoid airtelmoneyid airteltransactionid receiptno receiptnumber mmcode paymentcode',
  amount:
    'amount transactionamount txnamount credit creditamount paidin moneyin amountreceived receivedamount amountpaid value',
  reference:
    'reference ref refno referenceno referencenumber transactionreference paymentreference customerreference accountreference billreference message tomessage frommessage payermessage receivermessage sendermessage payernote payeenote note notes description transactiondescription details narration narrative reason remarks comment comments externalid externalreference externaltransactionid information particulars',
  date: 'date transactiondate txndate datetime dateandtime dateandtimeoftransaction transactiondatetime transactiontime time timestamp completiontime completed createdat valuedate',
  sender:
    'from fromname fromhandlername sender sendername sendermsisdn sendernumber payer payername payermsisdn payernumber msisdn customer customername customermsisdn customernumber mobilenumber phonenumber phone name frommsisdn fromaccount',
  status: 'status transactionstatus txnstatus state result',
} as const;

type Column = keyof typeof spellings;
/** Where in a row the values are: a reference and a sender may be spread over several columns. */
type Head = { line: number; columns: Record<Column, number[]> };

const columnNames = Object.keys(spellings) as Column[];
const columnOf = new Map(columnNames.flatMap((column) => spellings[column].split(' ').map((word) => [word, column])));
const needed = { mmCode: 'the transaction id', amount: 'the amount', reference: 'the reference or message' } as const;
const neededNames = Object.keys(needed) as (keyof typeof needed)[];

/** Statements begin with some lines about the account; the head is not below these. */
const linesAboveTheRows = 30;
const delimiters = [',', ';', '\t'];

const limits = { columns: maxStatementColumns, cellLength: maxStatementCell };

/** Reads a statement of any of these kinds, or says what it lacks. */
export function readStatement(text: string): Payment[] {
  const csv = text.replace(/^\uFEFF/, '');
  const tries = delimiters.map((delimiter) => ({ delimiter, ...findHead(firstLines(csv, delimiter)) }));
  const { delimiter, head, names } = tries.reduce((best, next) => (score(next.head) > score(best.head) ? next : best));
  const missing = neededNames.filter((name) => head.columns[name].length === 0);
  if (missing.length > 0) {
    const found = names.map((name) => name.trim()).filter(Boolean);
    const words = missing.map((name) => needed[name]).join(', for ');
    throw invalid({
      csv: `The statement has no column for ${words}. Its columns are: ${found.join(', ').slice(0, 300)}.`,
    });
  }
  try {
    return readPayments(readCsv(csv, delimiter, limits), head);
  } catch (error) {
    throw error instanceof TooManyColumnsError ? invalid({ csv: importMessages.tooManyColumns(error.row) }) : error;
  }
}

function readPayments(lines: Iterable<string[]>, head: Head): Payment[] {
  const payments: Payment[] = [];
  let row = 0;
  for (const cells of lines) {
    row += 1;
    if (row <= head.line + 1 || cells.every((cell) => cell.trim() === '')) continue;
    if (payments.length === maxStatementRows) throw invalid({ csv: importMessages.tooManyRows });
    payments.push(readPayment(cells, row, head));
  }
  if (payments.length === 0) throw invalid({ csv: importMessages.noRows });
  return payments;
}

/** As far as they can be read: with a wrong delimiter a good statement can have many columns. */
function firstLines(csv: string, delimiter: string): string[][] {
  const lines: string[][] = [];
  try {
    for (const cells of readCsv(csv, delimiter, limits)) {
      lines.push(cells);
      if (lines.length === linesAboveTheRows) break;
    }
  } catch (error) {
    if (!(error instanceof TooManyColumnsError)) throw error;
  }
  return lines;
}

const score = ({ columns }: Head): number =>
  neededNames.filter((name) => columns[name].length > 0).length * 10 +
  columnNames.filter((name) => columns[name].length > 0).length;

function findHead(lines: string[][]): { head: Head; names: string[] } {
  const heads = lines.map((cells, line) => ({ line, columns: columnsOf(cells) }));
  const none = { line: 0, columns: columnsOf([]) };
  const head = heads.reduce((best, next) => (score(next) > score(best) ? next : best), none);
  return { head, names: lines[head.line] ?? [] };
}

function columnsOf(cells: string[]): Head['columns'] {
  const columns: Head['columns'] = { mmCode: [], amount: [], reference: [], date: [], sender: [], status: [] };
  for (const [index, cell] of cells.entries()) {
    const word = cell
      .toLowerCase()
      .replace(new RegExp(`\\b(${thisPlace().currency}|shs?)\\b`, 'gi'), '')
      .replaceAll(/[^a-z]/g, '');
    const column = columnOf.get(word);
    if (column) columns[column].push(index);
  }
  return columns;
}

function readPayment(cells: string[], row: number, { columns }: Head): Payment {
  const value = (column: Column) => {
    const texts = columns[column].map((index) => cells[index]?.replaceAll(/\s+/g, ' ').trim() ?? '');
    return [...new Set(texts.filter(Boolean))];
  };
  const [mmCode = ''] = value('mmCode');
  const [amount = ''] = value('amount');
  const [date = ''] = value('date');
  const [status = ''] = value('status');
  return {
    row,
    mmCode: mmCode.replaceAll(' ', '').toUpperCase(),
    amount: readAmount(amount),
    amountText: amount,
    reference: value('reference').join(' · '),
    sender: value('sender').join(', '),
    date,
    status,
  };
}

/** KES 45,000 and 45000.00 and 45.000,00 and (45,000), which is money that went out. */
export function readAmount(text: string): number | null {
  const marks = new RegExp(`${thisPlace().currency}|ush|shs?|/=|[\\s'+]`, 'gi');
  const bare = text.replaceAll(marks, '').replace(/\.?-$/, '');
  const isOut = /^-|^\(.*\)$/.test(bare);
  const digits = bare.replaceAll(/[-()]/g, '');
  const plain = /^\d+(\.\d+)?$/.test(digits) && !/^\d{1,3}\.\d{3}$/.test(digits);
  let number: number;
  if (plain) number = Number(digits);
  else if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) number = Number(digits.replaceAll(',', ''));
  else if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits)) number = Number(digits.replaceAll('.', '').replace(',', '.'));
  else if (/^\d+,\d{1,2}$/.test(digits)) number = Number(digits.replace(',', '.'));
  else return null;
  return isOut ? -number : number;
}
