import type { ComponentProps } from 'react';
import { EventTools } from './event-tools.tsx';
import { eventCalls } from './event-calls.ts';

/** What its author and the administrators can do with an event that they read. */
export default function EventControls(props: Omit<ComponentProps<typeof EventTools>, 'remove'>) {
  return <EventTools {...props} remove={() => eventCalls.remove(props.event.id)} />;
}
