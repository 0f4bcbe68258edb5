import type { ListShape } from '../../office/table/list-shape.ts';

export const userListShape = {
  sorts: ['name', '-updatedAt'],
  filters: [
    {
      name: 'group',
      label: 'Role',
      options: [
        ['', 'All roles'],
        ['admins', 'Administrators'],
        ['editors', 'Editors'],
        ['authors', 'Authors'],
        ['users', 'Regular'],
      ],
    },
    {
      name: 'state',
      label: 'State',
      options: [
        ['', 'Any state'],
        ['active', 'Active'],
        ['suspended', 'Suspended'],
      ],
    },
  ],
} as const satisfies ListShape;

/** How many of each group a page shows. */
export const usersShown = 25;
