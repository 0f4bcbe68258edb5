import { useRef, useState } from 'react';
import type { BoardColumn, EnquiryCard, EnquiryView } from '../../../../contract/enquiries/enquiries.ts';
import { type EnquiryStatus, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { type BoardMove, withMoves } from './board-moves.ts';

type Save = (card: EnquiryCard, status: EnquiryStatus) => Promise<SaveResult<EnquiryView>>;
type Moves = ReadonlyMap<number, BoardMove>;

/** Optimistic: a card goes to its new column at once, and back again if the move could not be saved. */
export function useBoard(loaded: BoardColumn[], save: Save, refresh: () => Promise<void>) {
  const [moves, setMoves] = useState<Moves>(new Map());
  const versions = useRef(new Map<number, string>());
  const underWay = useRef(Promise.resolve());
  const columns = withMoves(loaded, moves);

  async function carryOut(card: EnquiryCard, move: BoardMove) {
    // A card that is moved twice in a row: the second move starts from what the first one saved.
    const [updatedAt = card.updatedAt] = [card.updatedAt, versions.current.get(card.id) ?? ''].sort().toReversed();
    const result = await save({ ...card, updatedAt }, move.status);
    if (result.kind === 'saved') {
      const savedAs = result.thing.enquiry.updatedAt;
      versions.current.set(card.id, savedAs);
      setMoves((before) => replaced(before, card.id, move, { ...move, savedAs }));
      showNotice({ text: `${card.childName} moved to ${enquiryStatusNames[move.status]}.` });
    } else {
      setMoves((before) => replaced(before, card.id, move, undefined));
      showNotice({ text: `${card.childName} was not moved. ${reasonOf(result)}`, bad: true });
    }
    await refresh();
  }

  function moveTo(cardId: number, status: EnquiryStatus) {
    const card = columns.flatMap(({ docs }) => docs).find(({ id }) => id === cardId);
    if (!card || card.status === status) return;
    const move = { status };
    setMoves((before) => new Map(before).set(cardId, move));
    // One after the other, so that they arrive in the order in which they were made.
    underWay.current = underWay.current.then(() => carryOut(card, move));
  }

  return { columns, moveTo };
}

/** Unless the card was moved again meanwhile. */
function replaced(moves: Moves, id: number, move: BoardMove, by: BoardMove | undefined): Moves {
  if (moves.get(id) !== move) return moves;
  const rest = new Map(moves);
  if (by) rest.set(id, by);
  else rest.delete(id);
  return rest;
}
