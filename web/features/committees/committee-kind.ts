import type { RecordKind } from '../../office/records/record-kind.ts';

export const committeeKind: RecordKind = { path: '/admin/committees', nouns: ['committee', 'committees'] };
