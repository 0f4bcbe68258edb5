import { picturesInText } from '../../../contract/common/text/rich-pictures.ts';
import type { EventAdd, EventEdit } from '../../../contract/content/events.ts';
import type { Db } from '../../db/client.ts';
import { toMoment } from '../../lib/clock.ts';
import { plainText, sanitise } from '../../lib/text/html.ts';
import { settlePictures } from '../media/text-pictures.service.ts';

/** An editor that was left empty sends empty paragraphs; they are no description. */
function cleanDescription(html: string): string {
  const clean = sanitise(html, { pictures: true });
  return plainText(clean) || picturesInText(clean).length > 0 ? clean : '';
}

/** What is not given stays as it was. */
export function content({ title, location, description, createdAt, draft, campusId, result }: EventAdd | EventEdit) {
  return {
    title,
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description: cleanDescription(description) }),
    ...(campusId !== undefined && { campusId }),
    ...(result !== undefined && { result }),
    ...(draft !== undefined && { draft }),
    ...(createdAt && { createdAt: toMoment(createdAt) }),
  };
}

/** In the transaction of a save: the same with its text as it is stored, and the pictures within that, if there is one. */
export async function settled<T extends { description?: string }>(tx: Db, change: T) {
  if (change.description === undefined) return { change };
  const { html, pictures } = await settlePictures(tx, 'description', change.description);
  return { change: { ...change, description: html }, inText: pictures };
}

/** What a save takes, its text sanitised and its days as moments. */
export function keptContent(input: EventEdit, { description }: { description?: string }) {
  const { title, location, category, campusId, result, repeat } = input;
  const [date, endDate] = [input.date, input.endDate].map((day) => day && toMoment(day).toISOString());
  const given = { title, date, location, category, endDate, campusId, result, repeat, description };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
