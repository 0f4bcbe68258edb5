import { schoolTimeWords } from '../../../../contract/school-time.ts';
import { DeleteControl } from '../../../office/forms/delete-control.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { momentInWords } from '../../../office/publishing/publish-values.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { eventSection } from '../event-sections.ts';
import './event-tools.css';

type Props = {
  event: { id: number; category: number; draft: boolean; createdAt: string };
  /** Where the event is read. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For its author and the administrators, on the page of an event. */
export function EventTools({ event: { id, category, draft, createdAt }, path, remove }: Props) {
  const ahead = new Date(createdAt) > new Date();
  return (
    <>
      {draft && <p className="event-mark">Draft: only its author and the administrators see it.</p>}
      {!draft && ahead && (
        <p className="event-mark">
          Not public yet: it will be published on {momentInWords(createdAt)}, {schoolTimeWords}.
        </p>
      )}
      <ButtonLink to={`${path}?edit`} kind="sun" small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <DeleteControl
        className="btn line sm"
        text="Calendar Event Deleted"
        to={eventSection(category).base}
        kind="event"
        backTo={path}
        {...{ id, remove }}
      >
        <Icon name="trash" />
        Delete
      </DeleteControl>
    </>
  );
}
