import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/enquiries/enquiries.ts';
import { testApi } from '../../../../tests/support/api.ts';
import {
  enqueueMail,
  firstReceived as first,
  hour,
  receive as receiveRow,
} from '../../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries, mails } from '../../../db/tables/enquiries.ts';

const api = testApi();
let admin: Person;

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Grace Achieng' });
});
beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

const receive = (values?: Parameters<typeof receiveRow>[1]) => receiveRow(api, values);
const get = (query = '') => api.request('GET', `/admin/enquiries?${query}`, { as: admin });
const board = () => api.request('GET', '/admin/applications/board', { as: admin });

describe('the inbox', () => {
  const found = async (query: string) => (await get(query)).answer.docs.map(({ id }: { id: number }) => id);

  test('50 on a page, who waits longest first, and how much of each kind is new', async () => {
    const rows = [];
    for (let n = 0; n < 53; n++) {
      const kind = n === 0 ? 'testimonial' : n < 3 ? 'contact' : 'application';
      rows.push(await receive({ kind, status: n === 52 ? 'visit' : 'new', createdAt: new Date(first + n * hour) }));
    }
    const newest = rows.map(({ id }) => id).toReversed();
    const { status, answer } = await get('');
    expect(status).toBe(200);
    expect(contract.inbox.extend({ docs: contract.enquiryCard.strict().array() }).strict().parse(answer)).toEqual(
      answer,
    );
    expect(answer).toMatchObject({ pages: 2, total: 53, fresh: { contact: 2, application: 49, testimonial: 1 } });
    expect(answer.docs[3]).toMatchObject({ status: 'new', childName: 'Joy Okello', extract: 'She likes maths.' });
    const oldest = newest.toReversed();
    expect(await found('')).toEqual(oldest.slice(0, 50));
    expect(await found('page=2')).toEqual(oldest.slice(50));
    expect(await found('page=3')).toEqual([]);
    expect(await found('sort=-waitingSince')).toEqual(newest.slice(1, 51));
    expect(await found('sort=createdAt')).toEqual(oldest.slice(0, 50));
    expect(await found('sort=-createdAt')).toEqual(newest.slice(0, 50));
    // The session's own check, the page, the numbers.
    expect(await api.countStatements(() => get('q=okello&kind=application'))).toBe(3);
  });

  test('by kind, status, person, days and words', async () => {
    const contact = await receive({ kind: 'contact', senderName: '100% Ann_', senderPhone: '', status: 'contacted' });
    const application = await receive({ assigneeId: admin.id, createdAt: new Date(first + 24 * hour) });
    const testimonial = await receive({
      kind: 'testimonial',
      senderEmail: 'zoe@mail.example',
      senderPhone: '+254700111222',
      message: 'The drums, at dawn.',
      createdAt: new Date(first + 48 * hour),
    });
    expect(await found('kind=contact')).toEqual([contact.id]);
    expect(await found('status=contacted')).toEqual([contact.id]);
    expect(await found('status=new&kind=application')).toEqual([application.id]);
    expect(await found(`assignee=${admin.id}`)).toEqual([application.id]);
    expect(await found('assignee=none')).toEqual([testimonial.id, contact.id]);
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([application.id]);
    expect(await found('to=2026-02-28')).toEqual([]);
    for (const [q, expected] of [
      ['joy', [application.id]],
      ['maths  OKELLO', [application.id]],
      ['zoe@mail', [testimonial.id]],
      ['dawn drums', [testimonial.id]],
      ['0%', [contact.id]],
      ['ann_', [contact.id]],
      ['a_n', []],
      ['0772 418 330', [application.id]],
      ['+256 772-418330', [application.id]],
      ['00254700111222', [testimonial.id]],
      ['nobody', []],
    ] as const) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual(expected);
    }
  });

  test('by its code, in any case and with or without its dash, wherever it lies', async () => {
    const enquiry = await receive();
    const quarantined = await receive({ suspicion: 'It has 4 links.' });
    // A word of six letters that could be a code is still a word.
    const wordy = await receive({ message: 'From a parent.' });
    for (const { id, receipt } of [enquiry, quarantined]) {
      for (const q of [receipt, receipt.toLowerCase(), receipt.replace('-', ''), receipt.replace('-', ' ')]) {
        expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([id]);
      }
    }
    expect(await found('q=parent')).toEqual([wordy.id]);
    expect(await found('q=AAA-AAA')).toEqual([]);
  });

  test('what was quarantined, and where a mail has failed', async () => {
    const quarantined = await receive({ kind: 'contact', suspicion: 'It has 4 links.' });
    const [calm, failed, closed] = [await receive(), await receive(), await receive({ status: 'closed' })];
    await enqueueMail(api, calm.id, 'sent');
    for (const { id } of [failed, closed]) await enqueueMail(api, id, 'failed');
    const other = {
      kind: 'invitation',
      recipient: 'guest@x.example',
      subject: 'I',
      body: 'B',
      status: 'failed',
    } as const;
    await api.deps.db.insert(mails).values([other, { ...other, kind: 'password-reset' }]);
    const { answer } = await get('');
    expect(answer).toMatchObject({ total: 3, aside: 1, otherMails: [], fresh: { contact: 0, application: 2 } });
    expect(await found('show=aside')).toEqual([quarantined.id]);
    expect((await get('show=aside')).answer.docs[0]?.suspicion).toBe('It has 4 links.');
    expect(await found('show=failed')).toEqual([failed.id]);
    const { otherMails } = (await get('show=failed')).answer;
    expect(otherMails.map(({ subject }: contract.QueuedMail) => subject)).toEqual(['I']);
    expect((await board()).answer.columns[0]?.total).toBe(2);
  });

  test('what makes no sense is named', async () => {
    const { status, refusal } = await get(
      `page=0&show=x&kind=x&status=x&assignee=me&from=soon&to=2026-02-30&sort=name&q=${'x'.repeat(101)}`,
    );
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(
      ['assignee', 'from', 'kind', 'page', 'q', 'show', 'sort', 'status', 'to'].sort(),
    );
  });
});

test('the board has six columns, the newest 100 in each, with totals', async () => {
  await receive({ kind: 'contact' });
  await receive({ status: 'enrolled', assigneeId: admin.id });
  for (let n = 0; n < 102; n++) await receive({ createdAt: new Date(first + n * hour), senderName: `Parent ${n}` });
  const { status, answer } = await board();
  expect(status).toBe(200);
  expect(contract.applicationBoard.strict().parse(answer)).toEqual(answer);
  const columns: contract.BoardColumn[] = answer.columns;
  expect(columns.map((column) => [column.status, column.total, column.docs.length])).toEqual([
    ['new', 102, 100],
    ['contacted', 0, 0],
    ['visit', 0, 0],
    ['offered', 0, 0],
    ['enrolled', 1, 1],
    ['closed', 0, 0],
  ]);
  expect(columns[0]?.docs.map(({ senderName }) => senderName).slice(0, 2)).toEqual(['Parent 101', 'Parent 100']);
  expect(columns[4]?.docs[0]?.assignee).toEqual({ id: admin.id, name: 'Grace Achieng' });
  expect(await api.countStatements(board)).toBe(3);
});
