import { afterEach, expect, vi } from 'vitest';

// Output that nobody expected is a fault that nobody has looked at.
const spies = (['log', 'info', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method));

afterEach(() => {
  const printed = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockClear();
  expect(printed, 'the console must stay quiet').toEqual([]);
});
