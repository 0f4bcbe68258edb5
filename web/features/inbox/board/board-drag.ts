// A name of our own, so that a dragged picture or text is not taken for a card.
const cardType = 'application/x-enquiry';

export function dragCard(data: DataTransfer, cardId: number): void {
  data.setData(cardType, String(cardId));
  data.effectAllowed = 'move';
}

export const isCard = (data: DataTransfer): boolean => data.types.includes(cardType);

export const draggedCard = (data: DataTransfer): number => Number(data.getData(cardType));
