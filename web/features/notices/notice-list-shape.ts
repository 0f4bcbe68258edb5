import type { ListShape } from '../../office/table/list-shape.ts';

export const noticeListShape = {
  sorts: ['-beginsAt'],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: [
        ['', 'All'],
        ['shown', 'Shown now'],
        ['waiting', 'Still to come'],
        ['over', 'Over'],
      ],
    },
  ],
} as const satisfies ListShape;
