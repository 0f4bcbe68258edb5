import { authorRole } from '../../../contract/people/roles.ts';
import { eventAddress } from '../../features/events/event-sections.ts';
import { eventContent, eventValues } from '../../features/events/form.ts';
import { eventCalls } from '../../features/events/office/event-calls.ts';
import { EventEditor } from '../../features/events/office/event-editor.tsx';
import { isSentIn, sentIn } from '../../office/review/sent-in.ts';
import { gatedScreen } from '../../session/guarded-screen.tsx';

const screen = gatedScreen({ atLeast: authorRole, title: 'New draft of an event', view: NewDraft });

export const { meta } = screen;
export default screen.Component;

/** Where those begin who write drafts alone; an editor publishes them. */
function NewDraft() {
  return (
    <EventEditor
      title="Add Event"
      category={0}
      start={eventValues({ category: 0, draft: true }, new Date())}
      published={false}
      save={(values) => eventCalls.begin(eventContent(values, new Date()))}
      done={(event, values) => (isSentIn(values) ? sentIn : { to: `${eventAddress(event)}?edit`, text: 'Draft saved' })}
      cancelTo="/desk"
    />
  );
}
