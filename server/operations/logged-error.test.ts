import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('an error within an object is logged as the error', () => {
  expect(loggedError({ error: new TypeError('the queue broke'), queue: 'mail' })).toMatchObject({
    type: 'TypeError',
    message: 'the queue broke',
  });
});

test('what only looks like an error keeps its message, and anything else the names of its parts', () => {
  expect(loggedError({ message: 'canceled', code: '57014' })).toMatchObject({ message: 'canceled' });
  expect(loggedError({ queue: 'mail', secret: 'x' })).toEqual({
    type: 'Object',
    message: 'an object with queue, secret',
  });
  expect(loggedError('plain words')).toEqual({ type: 'string', message: 'plain words' });
});
