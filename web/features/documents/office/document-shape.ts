import type { listQuery } from '../../../office/table/list-request.ts';
import type { ListRequest, ListShape } from '../../../office/table/list-shape.ts';

/** What the list can be asked; which topics and authors there are is known when it is there. */
export const documentShape = {
  sorts: ['-at', 'title', '-downloads'],
  filters: [
    {
      name: 'state',
      label: 'By state',
      tabs: true,
      options: [
        ['', 'All'],
        ['public', 'Published'],
        ['draft', 'Drafts'],
      ],
    },
    { name: 'topic', label: 'Topic', kind: 'text' },
    { name: 'author', label: 'Author', kind: 'text' },
  ],
} as const satisfies ListShape;

export type DocumentsRequest = ListRequest<typeof documentShape>;

export const shapeWith = (topics: string[], authors: { id: number; name: string }[]): ListShape => ({
  ...documentShape,
  filters: [
    documentShape.filters[0],
    { name: 'topic', label: 'Topic', options: [['', 'All topics'], ...topics.map((one) => [one, one] as const)] },
    {
      name: 'author',
      label: 'Author',
      options: [['', 'By anybody'], ...authors.map(({ id, name }) => [String(id), name] as const)],
    },
  ],
});

/** What the API is asked; who cannot exist is nobody to ask for. */
export function documentsQuery({ author, ...query }: ReturnType<typeof listQuery<typeof documentShape>>) {
  return { ...query, ...(author && /^[1-9]\d{0,8}$/.test(author) && { author }) };
}
