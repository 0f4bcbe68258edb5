import { expect, test } from 'vitest';
import { cutQuoted } from './quoted-tail.ts';

test.each([
  ['nothing quoted', 'Thank you.\n\nSylvia', 'Thank you.\n\nSylvia', ''],
  [
    'Gmail',
    'Yes, please.\r\n\r\nOn Mon, 16 Nov 2026 at 10:31, Seven Hills <office@school.example> wrote:\r\n\r\n> Dear Sylvia,\r\n> shall we?\r\n',
    'Yes, please.',
    'On Mon, 16 Nov 2026 at 10:31, Seven Hills <office@school.example> wrote:\n\n> Dear Sylvia,\n> shall we?',
  ],
  [
    'over two lines',
    'Yes.\n\nOn Mon, 16 Nov 2026 at 10:31, Seven Hills\n<office@school.example> wrote:\n> Hello',
    'Yes.',
    'On Mon, 16 Nov 2026 at 10:31, Seven Hills\n<office@school.example> wrote:\n> Hello',
  ],
  [
    'another language',
    'Ja.\n\nAm 16.11.2026 schrieb die Schule:\n> Hallo',
    'Ja.',
    'Am 16.11.2026 schrieb die Schule:\n> Hallo',
  ],
  [
    'Outlook',
    'Yes.\n\n________________________________\nFrom: Seven Hills\nHello',
    'Yes.',
    '________________________________\nFrom: Seven Hills\nHello',
  ],
  ['old Outlook', 'Yes.\n-----Original Message-----\nHello', 'Yes.', '-----Original Message-----\nHello'],
  [
    'a block of headers',
    'Yes.\n\nFrom: Seven Hills <a@b.example>\nSent: Monday\nTo: Sylvia\nSubject: Hello\n\nDear Sylvia',
    'Yes.',
    'From: Seven Hills <a@b.example>\nSent: Monday\nTo: Sylvia\nSubject: Hello\n\nDear Sylvia',
  ],
  ['below the quotation', '> Shall we?\n\nYes, please.', 'Yes, please.', '> Shall we?'],
  [
    'between the lines',
    'See below.\n> Monday?\nYes.\n> Tuesday?\nNo.',
    'See below.\n> Monday?\nYes.\n> Tuesday?\nNo.',
    '',
  ],
  ['a list that ends with a colon', 'I need:\na form\na bus', 'I need:\na form\na bus', ''],
  ['only a quotation', '> Hello', '> Hello', ''],
  ['nothing', '', '', ''],
])('%s', (_, mail, text, quoted) => {
  expect(cutQuoted(mail)).toEqual({ text, quoted });
});
