import { useState } from 'react';
import type { BoardColumn, EnquiryCard, EnquiryView } from '../../../../contract/enquiries/enquiries.ts';
import { type EnquiryStatus, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { HereToo } from '../../../office/presence/here-too.tsx';
import { BoardColumnView } from './board-column.tsx';
import { useFocusAfterMove } from './move-focus.ts';
import { useBoard } from './use-board.ts';

type Props = {
  columns: BoardColumn[];
  now: Date;
  move: (card: EnquiryCard, status: EnquiryStatus) => Promise<SaveResult<EnquiryView>>;
  refresh: () => Promise<void>;
};

/** Every application on its way from the first letter to the first day at school. */
export function BoardPage({ columns: loaded, now, move, refresh }: Props) {
  const { columns, moveTo } = useBoard(loaded, move, refresh);
  const focusAfterMove = useFocusAfterMove();
  const [shown, setShown] = useState<EnquiryStatus>('new');
  const open = columns.filter(({ status }) => status !== 'closed' && status !== 'enrolled');
  const total = open.reduce((sum, column) => sum + column.total, 0);
  return (
    <>
      <OfficeHead
        title="Applications"
        note={`${total.toLocaleString('en')} on their way to a place.`}
        back={{ to: '/admin/enquiries', label: 'Enquiries' }}
      />
      <HereToo />
      <div className="board-box">
        {/* Where there is no room for all columns, one is shown. */}
        <fieldset className="board-steps">
          <legend className="vh">Step shown</legend>
          {columns.map(({ status, total: count }) => (
            <button key={status} type="button" aria-pressed={status === shown} onClick={() => setShown(status)}>
              {enquiryStatusNames[status]} <b>{count.toLocaleString('en')}</b>
            </button>
          ))}
        </fieldset>
        <div className="board">
          {columns.map((column) => (
            <BoardColumnView
              key={column.status}
              column={column}
              isShown={column.status === shown}
              now={now}
              onDrop={(cardId) => moveTo(cardId, column.status)}
              onMove={(cardId, status) => {
                focusAfterMove(cardId);
                moveTo(cardId, status);
              }}
            />
          ))}
        </div>
      </div>
    </>
  );
}
