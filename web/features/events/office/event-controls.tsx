import type { ComponentProps } from 'react';
import { eventCalls } from './event-calls.ts';
import { EventTools } from './event-tools.tsx';

/** What its author and the administrators can do with an event that they read. */
export default function EventControls(props: Omit<ComponentProps<typeof EventTools>, 'remove'>) {
  return <EventTools {...props} remove={() => eventCalls.remove(props.event.id)} />;
}
