import type { z } from 'zod';
import type { enquiryReceipt } from '../../../contract/enquiries.ts';
import type { EnquiryReceiptRow } from './enquiries.queries.ts';

export function presentReceipt({ id, kind, createdAt }: EnquiryReceiptRow): z.infer<typeof enquiryReceipt> {
  return { id, kind, createdAt: createdAt.toISOString() };
}
