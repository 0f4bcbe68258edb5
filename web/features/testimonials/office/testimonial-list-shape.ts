import { firstClassYear, lastClassYear } from '../../../../contract/content/alumni.ts';
import type { ListShape } from '../../../office/table/list-shape.ts';

function classes(): string[] {
  const last = lastClassYear();
  return Array.from({ length: last - firstClassYear() + 1 }, (_, past) => String(last - past));
}

export const testimonialListShape = {
  sorts: ['createdAt', 'name'],
  filters: [
    {
      name: 'year',
      label: 'Class',
      // Asked for when they are shown: when the school began is not known before.
      get options() {
        return [['', 'All classes'], ...classes().map((year) => [year, `Class of ${year}`] as const)] as const;
      },
    },
    {
      name: 'doubt',
      label: 'Spam',
      options: [
        ['', 'Spam or not'],
        ['spam', 'May be spam'],
        ['none', 'Not suspected'],
      ],
    },
    { name: 'from', label: 'From', kind: 'date' },
    { name: 'to', label: 'To', kind: 'date' },
  ],
} as const satisfies ListShape;

/** There is no head to press. */
export const testimonialOrders = [
  { value: 'createdAt', words: 'Sent: oldest first' },
  { value: '-createdAt', words: 'Sent: newest first' },
  { value: 'name', words: 'Name: A to Z' },
  { value: '-name', words: 'Name: Z to A' },
];
