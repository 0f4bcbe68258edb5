import type { ListRequest, ListShape } from '../../../office/table/list-shape.ts';

/** What the list can be asked; which topics there are is known when it is there. */
export const documentShape = {
  sorts: ['-at', 'title', '-downloads'],
  filters: [{ name: 'topic', label: 'Topic', kind: 'text' }],
} as const satisfies ListShape;

export type DocumentsRequest = ListRequest<typeof documentShape>;

export const shapeWith = (topics: string[]): ListShape => ({
  ...documentShape,
  filters: [
    { name: 'topic', label: 'Topic', options: [['', 'All topics'], ...topics.map((one) => [one, one] as const)] },
  ],
});
