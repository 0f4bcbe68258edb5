import { expect, test } from 'vitest';
import type { BoardColumn, EnquiryStatus } from '../../../../contract/enquiries/enquiries.ts';
import { withMoves } from './board-moves.ts';

const card = (id: number, status: EnquiryStatus) => ({
  ...{ id, status, kind: 'application' as const, senderName: 'P', senderEmail: '', senderPhone: '', extract: '' },
  ...{ childName: 'C', birthDate: '2019-01-01', classOf: null, assignee: null, receipt: 'AAA-AAA', suspicion: null },
  createdAt: `2026-03-0${id}T08:00:00Z`,
  updatedAt: '2026-03-09T08:00:00Z',
  waitingSince: null,
  snoozedUntil: null,
});
const columns: BoardColumn[] = [
  { status: 'new', total: 7, docs: [card(4, 'new'), card(2, 'new')] },
  { status: 'contacted', total: 1, docs: [card(3, 'contacted')] },
];
const seen = (board: BoardColumn[]) => board.map(({ total, docs }) => [total, docs.map(({ id }) => id)]);

test('without moves it is as it was', () => {
  expect(withMoves(columns, new Map())).toEqual(columns);
});

test('a moved card stands in its place by date, with its new status, and the totals follow', () => {
  const board = withMoves(columns, new Map([[4, { status: 'contacted' }]]));
  expect(seen(board)).toEqual([
    [6, [2]],
    [2, [4, 3]],
  ]);
  expect(board[1]?.docs[0]?.status).toBe('contacted');
});

test('a saved move lasts until the board that was loaded knows of it', () => {
  const saved = (savedAs: string) => new Map([[4, { status: 'contacted' as const, savedAs }]]);
  expect(seen(withMoves(columns, saved('2026-03-09T08:00:01.000Z')))).toEqual([
    [6, [2]],
    [2, [4, 3]],
  ]);
  expect(withMoves(columns, saved('2026-03-09T08:00:00.000Z'))).toEqual(columns);
});

test('a move to where the card is already, or of a card that is gone, changes nothing', () => {
  const moves = new Map([
    [3, { status: 'contacted' as const }],
    [9, { status: 'contacted' as const }],
  ]);
  expect(withMoves(columns, moves)).toEqual(columns);
});
