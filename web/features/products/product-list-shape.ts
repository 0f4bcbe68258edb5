import type { ListShape } from '../../office/table/list-shape.ts';

export const productListShape = {
  sorts: ['name', '-price', 'stock'],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: [
        ['', 'On sale or not'],
        ['active', 'On sale'],
        ['inactive', 'Not on sale'],
        ['soldOut', 'Sold out'],
      ],
    },
  ],
} as const satisfies ListShape;
