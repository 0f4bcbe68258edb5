import type { BoardColumn, EnquiryCard, EnquiryStatus } from '../../../../contract/enquiries/enquiries.ts';

export type BoardMove = {
  status: EnquiryStatus;
  /** The `updatedAt` of the card that was saved with it. */
  savedAs?: string;
};

/** The optimistic board: as it will be once the moves that are under way have been saved and the board was asked for again. */
export function withMoves(columns: BoardColumn[], moves: ReadonlyMap<number, BoardMove>): BoardColumn[] {
  const moved = columns
    .flatMap(({ docs }) => docs)
    .flatMap((card) => {
      const move = moves.get(card.id);
      if (!move || move.status === card.status || isSeen(move, card)) return [];
      return [{ ...card, status: move.status, cameFrom: card.status }];
    });
  return columns.map((column) => {
    const came = moved.filter(({ status }) => status === column.status).map(({ cameFrom: _, ...card }) => card);
    const left = moved.filter(({ cameFrom }) => cameFrom === column.status);
    const stayed = column.docs.filter(({ id }) => !left.some((card) => card.id === id));
    return {
      ...column,
      total: column.total + came.length - left.length,
      docs: [...stayed, ...came].sort(newestFirst),
    };
  });
}

/** The board that was loaded knows of the move, and perhaps of a later one by somebody else. */
const isSeen = ({ savedAs }: BoardMove, card: EnquiryCard): boolean =>
  savedAs !== undefined && Date.parse(card.updatedAt) >= Date.parse(savedAs);

const newestFirst = (one: EnquiryCard, other: EnquiryCard) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id;
