import { browserApi, unwrap } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import type { eventContent } from '../form.ts';
import { loadMoreEvents } from '../loads/more-events.ts';

type Content = ReturnType<typeof eventContent>;

const param = (id: number) => ({ id: String(id) });

export const eventCalls = {
  add: (json: Content) => savedBy(browserApi().events.add.$post({ json })),
  /** For those who write drafts alone. */
  begin: (json: Content) => savedBy(browserApi().events.draft.$post({ json: { ...json, draft: true } })),
  edit: (id: number, json: Content & { updatedAt: string | undefined; kept?: string }) =>
    savedBy(browserApi().events.edit[':id'].$put({ param: param(id), json })),
  remove: (id: number) => savedBy(browserApi().events.delete[':id'].$delete({ param: param(id) })),
  /** What stands beside and below an event; one that is not saved has no gallery. */
  around: async (id: number, category: number) => {
    const [more, saved] = await Promise.all([
      loadMoreEvents(browserApi(), { id, category }),
      id ? unwrap(browserApi().events.view[':id'].$get({ param: param(id) })) : undefined,
    ]);
    return { more, gallery: saved?.gallery ?? null };
  },
  /** Terms and holidays of the whole school, and of a campus where one is meant. */
  termDates: async (campus: string | undefined) => {
    const query = campus === undefined ? {} : { campus };
    const { docs } = await unwrap(browserApi()['term-dates'].calendar.$get({ query }));
    return docs.filter((date) => campus !== undefined || date.campus === null);
  },
  view: async (id: number) => (await unwrap(browserApi().events.view[':id'].$get({ param: param(id) }))).calEvent,
};
