import type { LinkPlace } from '../../../contract/own-links.ts';

type Props = { id: string; places: LinkPlace[]; at: number; onChoose: (place: LinkPlace) => void };

const kinds: Record<LinkPlace['kind'], string> = {
  ...{ page: 'Page', news: 'News', blog: 'Blog', event: 'Event', gallery: 'Gallery' },
  ...{ profile: 'Staff', alumnus: 'Alumni' },
};

/** What was found of ours; the keys are those of the line above. */
export function LinkList({ id, places, at, onChoose }: Props) {
  return (
    <div className="link-places" id={id} role="listbox" aria-label="Found on this site">
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above
        <div
          key={place.url}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // The marked words stay marked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <b>{place.title}</b>
          <small>
            {kinds[place.kind]}, {place.url}
          </small>
        </div>
      ))}
    </div>
  );
}
