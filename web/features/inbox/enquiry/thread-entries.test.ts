import { expect, test } from 'vitest';
import type { Enquiry, HistoryLine } from '../../../../contract/enquiries/enquiries.ts';
import type { ThreadMessage } from '../../../../contract/enquiries/replies.ts';
import { threadEntries } from './thread-entries.ts';

const line = (id: number, kind: HistoryLine['kind'], at: string) => ({ id, kind, text: '', author: null, at });
const message = (id: number, at: string): ThreadMessage => ({
  ...{ id, direction: 'out', author: null, authorId: null, text: '', quoted: '', files: [], mailId: null, at },
});

test('in the order of time, the form first, an answer before the step that it is', () => {
  const entries = threadEntries({
    enquiry: { createdAt: '2026-11-12T08:00:00Z' } as Enquiry,
    merged: [],
    history: [line(1, 'note', '2026-11-11T08:00:00Z'), line(2, 'status', '2026-11-14T08:00:00Z')],
    messages: [message(7, '2026-11-13T08:00:00Z'), message(8, '2026-11-14T08:00:00.000Z')],
  });
  expect(entries.map(({ key }) => key)).toEqual(['form', 'line 1', 'message 7', 'message 8', 'line 2']);
  expect(entries.map(({ kind }) => kind)).toEqual(['form', 'note', 'message', 'message', 'step']);
});
