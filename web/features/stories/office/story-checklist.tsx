import type { PictureInfo } from '../../../../contract/media/media.ts';
import { altFieldOf, picturesIn } from '../../../office/forms/edit/edit-fields.ts';
import { findingsIn } from '../../../office/rich-text/checks/text-checks.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { isBlank } from '../../../ui/form/words.ts';
import './story-checklist.css';

/** What a good story has; only the first two are demanded. */
export function StoryChecklist({ known }: { known: PictureInfo[] }) {
  const { values, typed } = useFormState();
  const now = typed ?? values;
  const names = picturesIn(now.picture);
  const altOf = (name: string) => now[altFieldOf(name)] ?? known.find((one) => one.name === name)?.alt;
  const undescribed = names.flatMap((name, place) => (isBlank(altOf(name)) ? [place + 1] : []));
  const isMute = findingsIn(now.detail ?? '', new Set(), '').some(({ tag }) => tag === 'img');
  const points = [
    { ok: !isBlank(now.title), words: isBlank(now.title) ? 'Has no title yet' : 'Has a title' },
    { ok: names.length > 0, words: names.length > 0 ? 'Has a cover picture' : 'Has no cover picture yet' },
    ...undescribed.map((number) => ({
      ok: false,
      words: `Picture ${number} has no description for people who cannot see it`,
    })),
    ...(isMute ? [{ ok: false, words: 'A picture in the text has no description for people who cannot see it' }] : []),
  ];
  return (
    <section className="edit-box" aria-labelledby="before-publish">
      <h2 id="before-publish">Before you publish</h2>
      <ul className="story-checklist">
        {points.map(({ ok, words }) => (
          <li key={words} className={ok ? undefined : 'missing'}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
