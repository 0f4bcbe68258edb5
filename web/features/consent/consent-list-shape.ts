import { consentNames } from '../../../contract/media/consent.ts';
import type { ListShape } from '../../office/table/list-shape.ts';

export const consentListShape = {
  sorts: ['-uploadedAt'],
  filters: [
    {
      name: 'state',
      label: 'Consent',
      options: [
        ['', 'Not noted'],
        ['given', consentNames.given],
        ['nobody', consentNames.nobody],
      ],
    },
  ],
} as const satisfies ListShape;
