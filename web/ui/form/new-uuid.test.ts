import { expect, test } from 'vitest';
import { sendHeaders, sendKeyHeader } from '../../../contract/enquiries/enquiries.ts';
import { newUuid } from './new-uuid.ts';

test('each is another, and one that the API takes', () => {
  const made = Array.from({ length: 1_000 }, newUuid);
  expect(new Set(made).size).toBe(1_000);
  for (const key of made) expect(sendHeaders.parse({ [sendKeyHeader]: key })).toEqual({ [sendKeyHeader]: key });
});
