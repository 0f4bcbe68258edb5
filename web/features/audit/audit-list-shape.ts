import type { ListShape } from '../../office/table/list-shape.ts';
import { contentTypeNames } from '../../office/words/content-types.ts';

export type Person = { id: number; name: string };

/** Who can be asked for depends on who is there. */
export const auditListShape = (people: Person[]) =>
  ({
    sorts: ['-at'],
    filters: [
      { name: 'kind', label: 'Kind', options: [['', 'All kinds'], ...contentTypeNames] },
      {
        name: 'actor',
        label: 'Person',
        options: [['', 'Everybody'], ...people.map(({ id, name }): [string, string] => [String(id), name])],
      },
      { name: 'from', label: 'From', kind: 'date' },
      { name: 'to', label: 'To', kind: 'date' },
    ],
  }) as const satisfies ListShape;
