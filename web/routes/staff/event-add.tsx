import { useLocation } from 'react-router';
import { editorRole } from '../../../contract/people/roles.ts';
import { eventAddress, eventSection } from '../../features/events/event-sections.ts';
import { eventContent, eventValues } from '../../features/events/form.ts';
import { eventCalls } from '../../features/events/office/event-calls.ts';
import { EventEditor } from '../../features/events/office/event-editor.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';
import { categoryOf } from '../../ui/addresses/variant.ts';

const screen = gatedScreen({ atLeast: editorRole, title: 'Add Event', view: NewEvent });

export const { meta } = screen;
export default screen.Component;

function NewEvent() {
  const { pathname } = useLocation();
  const category = categoryOf(pathname);
  return (
    <EventEditor
      // The same form at another address is another form.
      key={pathname}
      title="Add Event"
      category={category}
      start={eventValues({ category }, new Date())}
      published={false}
      save={(values) => eventCalls.add(eventContent(values, new Date()))}
      done={(event) =>
        event.draft
          ? { to: `${eventAddress(event)}?edit`, text: 'Draft saved' }
          : {
              to: eventSection(event.category).base,
              text: 'New Event Added',
              link: { to: eventAddress(event), label: 'View' },
            }
      }
      cancelTo={eventSection(category).base}
    />
  );
}
