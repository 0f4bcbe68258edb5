import { useLocation } from 'react-router';
import type { WholeEvent } from '../../../../contract/events.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { ContentPreviewLink } from '../../../office/preview/content-preview-link.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
import { ReviewNote } from '../../../office/review/review-note.tsx';
import { isSentIn, sentIn } from '../../../office/review/sent-in.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { isPublic } from '../../../ui/dates/is-public.ts';
import { eventAddress, eventSection } from '../event-sections.ts';
import { eventContent, eventValues } from '../form.ts';
import { eventCalls } from './event-calls.ts';
import { EventEditor } from './event-editor.tsx';

/** An event in place of which its editor stands. */
export default function EventEditing({ event }: { event: WholeEvent }) {
  const { pathname } = useLocation();
  const { id, category } = event;
  const published = isPublic(event);
  return (
    <EventEditor
      key={id}
      id={id}
      title="Edit event"
      category={category}
      start={eventValues(event, new Date())}
      version={event.updatedAt}
      published={published}
      save={(values, updatedAt) => eventCalls.edit(id, { ...eventContent(values, new Date()), updatedAt })}
      reload={async () => {
        const now = await eventCalls.view(id);
        return { values: eventValues(now, new Date()), version: now.updatedAt };
      }}
      done={(saved, values) => {
        if (isSentIn(values)) return sentIn;
        const moved = saved.category !== category && eventAddress(saved);
        if (saved.draft) return draftSaved(saved, { moved, anew: published && eventValues(saved, new Date()) });
        return {
          to: eventSection(saved.category).base,
          text: !published && isPublic(saved) ? 'New Event Added' : 'Calendar Event Edited',
          link: { to: eventAddress(saved), label: 'View' },
        };
      }}
      cancelTo={pathname}
      notice={event.draft && <ReviewNote kind="event" id={id} />}
      aside={
        <>
          <ContentPreviewLink kind="event" id={id} />
          <HistoryPanel kind="event" id={id} toValues={(content) => eventValues(content, new Date())} />
          <DeleteControl
            className="delete-link"
            text="Calendar Event Deleted"
            to={eventSection(category).base}
            kind="event"
            id={id}
            backTo={pathname}
            remove={() => eventCalls.remove(id)}
          >
            Delete this event
          </DeleteControl>
        </>
      }
    />
  );
}
