import { eventEdit } from '../../../contract/content/events.ts';
import type { Deps } from '../../deps.ts';
import { contentOf, findKept } from '../kept/kept.service.ts';
import { readKept } from '../kept/kept-edits.ts';
import { presentLinkedGallery, presentWhole } from './events.presenter.ts';
import { loadEvent, withChange } from './events.service.ts';

/** An event as its page will show it once what is kept of it is public, whoever asks; the caller knows who may see it. */
export async function shownEvent({ db, clock }: Deps, id: number) {
  const now = clock();
  const [{ gallery, ...saved }, kept] = await Promise.all([
    loadEvent(db, id, now),
    findKept(db, { kind: 'event', id }),
  ]);
  const change = kept && readKept(eventEdit, contentOf(kept));
  const { event, days } = change ? await withChange(db, now, saved.event, change) : saved;
  const linked = gallery ? presentLinkedGallery(gallery) : null;
  return { calEvent: presentWhole(event), gallery: linked, days };
}
