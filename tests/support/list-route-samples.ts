import { z } from 'zod';
import type { TestApi } from './api.ts';
import type { Person } from './factory.ts';
import type { Sample } from './route-things.ts';

const anyList = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** The requests of the office's lists, and of their order by hand. */
export function listRouteSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const ordered = async (path: string) => {
    const { answer } = await api.request('GET', path, { as: await api.make.person(4) });
    const ids = anyList.parse(answer).docs.map(({ id }) => id);
    return { json: { ids, was: ids } };
  };
  const list = async () => ({ params: { kind: 'news' } });
  return {
    'GET /api/lists/{kind}': list,
    'GET /api/lists/{kind}/people': list,
    'GET /api/admin/staff-order/{group}': async () => ({ params: { group: 20 } }),
    'PUT /api/admin/staff-order/{group}': async () => ({
      params: { group: 20 },
      ...(await ordered('/admin/staff-order/20')),
    }),
    'GET /api/admin/products-order': async () => ({}),
    'PUT /api/admin/products-order': () => ordered('/admin/products-order'),
    'PUT /api/admin/campuses-order': () => ordered('/admin/campuses'),
    'POST /api/lists/{kind}/act': async () => {
      const { id, updatedAt } = await api.make.story();
      const items = [{ id, updatedAt: updatedAt.toISOString() }];
      return { params: { kind: 'news' }, json: { action: 'category', category: 1, items } };
    },
  };
}
