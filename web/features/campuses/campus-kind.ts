import type { RecordKind } from '../../office/records/record-kind.ts';

export const campusKind: RecordKind = { path: '/admin/campuses', nouns: ['campus', 'campuses'] };
