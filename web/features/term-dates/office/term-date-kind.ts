import type { RecordKind } from '../../../office/records/record-kind.ts';

export const termDateRecord: RecordKind = { path: '/desk/term-dates', nouns: ['term date', 'term dates'] };
