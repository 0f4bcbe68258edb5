import type { TestApi } from './api.ts';
import type { Person } from './factory.ts';
import type { Sample } from './route-things.ts';

/** The requests of the office's lists. */
export function listRouteSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const list = async () => ({ params: { kind: 'news' } });
  return {
    'GET /api/lists/{kind}': list,
    'GET /api/lists/{kind}/people': list,
    'POST /api/lists/{kind}/act': async () => {
      const { id, updatedAt } = await api.make.story();
      const items = [{ id, updatedAt: updatedAt.toISOString() }];
      return { params: { kind: 'news' }, json: { action: 'category', category: 1, items } };
    },
  };
}
