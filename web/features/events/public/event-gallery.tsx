import type { z } from 'zod';
import type { linkedGallery } from '../../../../contract/content/events.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

type Props = { gallery: z.infer<typeof linkedGallery>; to: string };

export function EventGallery({ gallery, to }: Props) {
  const [picture] = gallery.pictureInfo;
  return (
    <section className="event-gallery card" aria-labelledby="event-gallery">
      {picture && (
        <span className="pic">
          <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 92vw" />
        </span>
      )}
      <div>
        <p className="eyebrow">Pictures of this event</p>
        <h2 id="event-gallery">
          <Link to={to}>{gallery.name}</Link>
        </h2>
        <p className="more">
          Open the gallery <Icon name="arrow" />
        </p>
      </div>
    </section>
  );
}
