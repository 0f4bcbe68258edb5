import type { LinkPlace } from '../../../../contract/pages/own-links.ts';
import { OptionList } from '../option-list.tsx';

type Props = { id: string; places: LinkPlace[]; at: number; onChoose: (place: LinkPlace) => void };

const kinds: Record<LinkPlace['kind'], string> = {
  ...{ page: 'Page', news: 'News', blog: 'Blog', event: 'Event', gallery: 'Gallery' },
  ...{ profile: 'Staff', alumnus: 'Alumni' },
};

/** What was found of ours; the keys are those of the line above. */
export function LinkList({ id, places, at, onChoose }: Props) {
  const options = places.map((place) => ({
    ...{ key: place.url, title: place.title, place },
    hint: `${kinds[place.kind]}, ${place.url}`,
  }));
  return (
    <div className="link-places" id={id} role="listbox" aria-label="Found on this site">
      <OptionList id={id} options={options} at={at} onChoose={({ place }) => onChoose(place)} />
    </div>
  );
}
