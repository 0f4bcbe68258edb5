import type { RecordKind } from '../../office/records/record-kind.ts';

export const noticeKind: RecordKind = { path: '/admin/notices', nouns: ['notice', 'notices'] };
