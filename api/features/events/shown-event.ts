import type { Deps } from '../../deps.ts';
import { presentLinkedGallery, presentWhole } from './events.presenter.ts';
import { loadEvent } from './events.service.ts';

/** An event as its page shows it, whoever asks; the caller knows who may see it. */
export async function shownEvent({ db }: Deps, id: number) {
  const { event, gallery } = await loadEvent(db, id);
  const shown = { calEvent: presentWhole(event), gallery: gallery ? presentLinkedGallery(gallery) : null };
  return { ownerId: event.authorId, shown };
}
