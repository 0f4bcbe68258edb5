import type { RecordKind } from '../../office/records/record-kind.ts';

export const productKind: RecordKind = { path: '/admin/products', nouns: ['product', 'products'] };
