import type { EnquiryCard, EnquiryStatus } from '../../../../contract/enquiries/enquiries.ts';
import { useListState } from '../../../office/table/list-state.ts';
import { briefDate } from '../../../office/words/moment.ts';
import { Link } from '../../../ui/links/link.tsx';
import { initialsOf } from '../../../ui/text/initials.ts';
import { ageOf, overdue } from '../ages.ts';
import { dragCard } from './board-drag.ts';
import { MoveControl } from './move-control.tsx';

type Props = { card: EnquiryCard; now: Date; onMove: (cardId: number, status: EnquiryStatus) => void };

export function BoardCard({ card, now, onMove }: Props) {
  const { id, childName, senderName, birthDate, assignee, createdAt } = card;
  const late = overdue(card, now);
  const state = useListState();
  return (
    <li className="board-card" draggable onDragStart={(event) => dragCard(event.dataTransfer, id)}>
      <Link to={`/admin/enquiries/${id}`} state={state} draggable={false}>
        {childName}
      </Link>
      <p>{senderName}</p>
      <p className="board-card-foot">
        <span>
          {birthDate && `${ageOf(birthDate, now)}, `}
          {late ? <b className="waits">waits {late}</b> : <time dateTime={createdAt}>{briefDate(createdAt)}</time>}
        </span>
        {assignee && (
          <span className="board-initials" title={`Assigned to ${assignee.name}`}>
            <span aria-hidden="true">{initialsOf(assignee.name)}</span>
            <span className="vh">Assigned to {assignee.name}</span>
          </span>
        )}
      </p>
      <MoveControl card={card} onMove={onMove} />
    </li>
  );
}
