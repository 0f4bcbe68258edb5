import { orderStatuses } from '../../../contract/shop/orders.ts';
import type { ListShape } from '../../office/table/list-shape.ts';

export const orderListShape = {
  sorts: ['-createdAt', '-amount'],
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: [
        ['', 'Every status'],
        ['unpaid', orderStatuses.unpaid],
        ['paid', orderStatuses.paid],
        ['dispatched', orderStatuses.dispatched],
        ['void', orderStatuses.void],
      ],
    },
    { name: 'from', label: 'From', kind: 'date' },
    { name: 'to', label: 'To', kind: 'date' },
  ],
} as const satisfies ListShape;
