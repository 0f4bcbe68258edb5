import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { enquiries } from '../../db/tables/enquiries.ts';

const api = testApi();

async function waiting(change: Pick<typeof alumni.$inferInsert, 'name' | 'email' | 'classOf' | 'createdAt'>) {
  await api.deps.db.insert(alumni).values({ details: '<p>I learned to ask.</p>', status: 'waiting', ...change });
}

test('what waits is narrowed by class, by day and by whether it looks like spam', async () => {
  const admin = await api.make.person(4);
  const mark = 'Narrowed';
  const sent = (name: string, classOf: number, day: number) =>
    waiting({
      name: `${mark} ${name}`,
      email: `${name}@n.example`,
      classOf,
      createdAt: new Date(Date.UTC(2026, 1, day, 12)),
    });
  for (const [name, classOf, day] of [
    ['A', 2011, 3],
    ['B', 2012, 4],
    ['C', 2012, 5],
  ] as const) {
    await sent(name, classOf, day);
  }
  const form = {
    kind: 'testimonial' as const,
    classOf: 2012,
    answers: ['a'],
    senderName: 'C',
    senderEmail: 'c@N.example',
  };
  await api.deps.db.insert(enquiries).values({ ...form, fingerprint: 'n', suspicion: 'It has 4 links.' });
  const found = async (query: string) => {
    const { answer } = await api.request('GET', `/admin/testimonials?q=${mark}&${query}`, { as: admin });
    expect(answer.total).toBe(answer.docs.length);
    return answer.docs.map(({ name }) => name.slice(-1)).join('');
  };
  expect(await found('year=2012')).toBe('BC');
  expect(await found('year=')).toBe('ABC');
  expect(await found('doubt=spam')).toBe('C');
  expect(await found('doubt=none')).toBe('AB');
  expect(await found('from=2026-02-04')).toBe('BC');
  expect(await found('to=2026-02-04')).toBe('AB');
  expect(await found('from=2026-02-04&to=2026-02-04&year=2012&doubt=none')).toBe('B');
  for (const [query, field] of [
    ['doubt=maybe', 'doubt'],
    ['year=x', 'year'],
    ['from=2026-02-30', 'from'],
  ] as const) {
    const { status, refusal } = await api.request('GET', `/admin/testimonials?${query}`, { as: admin });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
  }
});
