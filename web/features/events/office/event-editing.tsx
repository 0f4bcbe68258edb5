import { useLocation } from 'react-router';
import type { WholeEvent } from '../../../../contract/content/events.ts';
import type { KeptChange } from '../../../../contract/content/kept.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { keptCalls } from '../../../office/kept/kept-calls.ts';
import { KeptGate } from '../../../office/kept/kept-gate.tsx';
import { KeptNote } from '../../../office/kept/kept-note.tsx';
import { startedFrom, versionOf } from '../../../office/kept/kept-version.ts';
import { ContentPreviewLink } from '../../../office/preview/content-preview-link.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
import { isKept, keptStart, keptWords } from '../../../office/publishing/publish-values.ts';
import { ReviewNote } from '../../../office/review/review-note.tsx';
import { isSentIn, sentIn } from '../../../office/review/sent-in.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { isPublic } from '../../../ui/dates/is-public.ts';
import { eventAddress, eventSection } from '../event-sections.ts';
import { eventContent, eventValues } from '../form.ts';
import { eventCalls } from './event-calls.ts';
import { EventEditor } from './event-editor.tsx';

type Props = { event: WholeEvent };

/** An event in place of which its editor stands. */
export default function EventEditing({ event }: Props) {
  return (
    <KeptGate key={event.id} kind="event" id={event.id} published={isPublic(event)}>
      {(kept) => <Editing event={event} kept={kept} />}
    </KeptGate>
  );
}

const valuesOf = (event: WholeEvent, kept: KeptChange | null) => {
  const values = eventValues({ ...event, ...kept?.content }, new Date());
  return kept ? keptStart(values, kept) : values;
};

function Editing({ event, kept }: Props & { kept: KeptChange | null }) {
  const { pathname } = useLocation();
  const { id, category } = event;
  const published = isPublic(event);
  return (
    <EventEditor
      key={id}
      id={id}
      title="Edit event"
      category={category}
      start={valuesOf(event, kept)}
      version={versionOf(event.updatedAt, kept)}
      published={published}
      save={(values, version) => eventCalls.edit(id, { ...eventContent(values, new Date()), ...startedFrom(version) })}
      reload={async () => {
        const now = await eventCalls.view(id);
        const then = isPublic(now) ? await keptCalls.view('event', id) : null;
        return { values: valuesOf(now, then), version: versionOf(now.updatedAt, then) };
      }}
      done={(saved, values) => {
        if (isSentIn(values)) return sentIn;
        if (isKept(values)) return { to: pathname, text: keptWords };
        const moved = saved.category !== category && eventAddress(saved);
        if (saved.draft) return draftSaved(saved, { moved, anew: published && eventValues(saved, new Date()) });
        return {
          to: eventSection(saved.category).base,
          version: saved.updatedAt,
          text: !published && isPublic(saved) ? 'New Event Added' : 'Calendar Event Edited',
          link: { to: eventAddress(saved), label: 'View' },
        };
      }}
      cancelTo={pathname}
      notice={kept ? <KeptNote kind="event" id={id} kept={kept} /> : event.draft && <ReviewNote kind="event" id={id} />}
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
