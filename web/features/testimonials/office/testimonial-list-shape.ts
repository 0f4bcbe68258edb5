import type { ListShape } from '../../../office/table/list-shape.ts';

export const testimonialListShape = { sorts: ['createdAt', 'name'], filters: [] } as const satisfies ListShape;

/** There is no head to press. */
export const testimonialOrders = [
  { value: 'createdAt', words: 'Sent: oldest first' },
  { value: '-createdAt', words: 'Sent: newest first' },
  { value: 'name', words: 'Name: A to Z' },
  { value: '-name', words: 'Name: Z to A' },
];
