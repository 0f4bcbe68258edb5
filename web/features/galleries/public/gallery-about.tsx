import { shortDate } from '../../../ui/dates/dates.ts';
import { Link } from '../../../ui/links/link.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';

type LinkedEvent = { title: string; date: string; to: string };
type Props = { pictures: number; event: LinkedEvent | null; text: string | null };

/** How many pictures there are and what they were taken at; a long description stands here too. */
export function GalleryAbout({ pictures, event, text }: Props) {
  return (
    <div className="gallery-about">
      {text && (
        <p className="gallery-text">
          <PlainText text={text} />
        </p>
      )}
      <p className="muted">
        {pictures === 1 ? '1 picture' : `${pictures} pictures`}
        {event && (
          <>
            {' · from the event '}
            <Link to={event.to}>{event.title}</Link>
            {`, ${shortDate(event.date)}`}
          </>
        )}
      </p>
    </div>
  );
}
