import { useLocation } from 'react-router';
import { editorRole } from '../../../contract/roles.ts';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { EventEditor } from '../../features/events/event-editor.tsx';
import { eventAddress, eventSection } from '../../features/events/event-sections.ts';
import { eventContent, eventValues } from '../../features/events/form.ts';
import { pageMeta } from '../../ui/meta.ts';
import { categoryOf } from '../../ui/variant.ts';
import type { Route } from './+types/event-add.ts';
import { eventCalls } from './event-calls.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Add Event', path: null }),
  { name: 'robots', content: 'noindex' },
];

export default function EventAdd() {
  return (
    <SessionGate atLeast={editorRole}>
      <NewEvent />
    </SessionGate>
  );
}

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
