import { type DragEvent, useId, useState } from 'react';
import type { BoardColumn } from '../../../../contract/enquiries/enquiries.ts';
import { type EnquiryStatus, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import { Link } from '../../../ui/links/link.tsx';
import { BoardCard } from './board-card.tsx';
import { draggedCard, isCard } from './board-drag.ts';

type Props = {
  column: BoardColumn;
  isShown: boolean;
  now: Date;
  onDrop: (cardId: number) => void;
  onMove: (cardId: number, status: EnquiryStatus) => void;
};

export function BoardColumnView({ column: { status, total, docs }, isShown, now, onDrop, onMove }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const names = ['board-column', `is-${status}`, isShown && 'is-shown', isOver && 'is-over'];

  function over(event: DragEvent) {
    if (!isCard(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onDrop(draggedCard(event.dataTransfer));
  }

  return (
    <section
      className={names.filter(Boolean).join(' ')}
      aria-labelledby={id}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 id={id} tabIndex={-1}>
        {enquiryStatusNames[status]} <span>{total.toLocaleString('en')}</span>
      </h2>
      {docs.length === 0 && <p className="board-none">Nobody here.</p>}
      <ul>
        {docs.map((card) => (
          <BoardCard key={card.id} card={card} now={now} onMove={onMove} />
        ))}
      </ul>
      {total > docs.length && (
        <Link className="board-rest" to={`/admin/enquiries?kind=application&status=${status}`}>
          All {total.toLocaleString('en')} in the list
        </Link>
      )}
    </section>
  );
}
