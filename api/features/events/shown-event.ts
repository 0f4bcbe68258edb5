import type { Deps } from '../../deps.ts';
import { presentLinkedGallery, presentWhole } from './events.presenter.ts';
import { loadEvent } from './events.service.ts';

/** An event as its page shows it, whoever asks; the caller knows who may see it. */
export async function shownEvent({ db }: Deps, id: number) {
  const { event, gallery, days } = await loadEvent(db, id);
  const linked = gallery ? presentLinkedGallery(gallery) : null;
  const shown = { calEvent: presentWhole(event), gallery: linked, days };
  return { ownerId: event.authorId, shown };
}
