import type { SaveResult } from '../../../office/forms/save-result.ts';
import { publishMark } from '../../../office/publishing/publish-mark.ts';
import { ItemTools } from '../../../office/tools/item-tools.tsx';
import { eventSection } from '../event-sections.ts';

type Props = {
  event: { id: number; category: number; draft: boolean; createdAt: string };
  /** Where the event is read. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For its author and the administrators, on the page of an event. */
export const EventTools = ({ event, ...rest }: Props) => (
  <ItemTools
    {...rest}
    kind="event"
    id={event.id}
    mark={publishMark(event)}
    text="Calendar Event Deleted"
    to={eventSection(event.category).base}
  />
);
