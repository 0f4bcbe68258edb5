import { slugOf } from '../../contract/pages/page-tree.ts';
import type { documents } from '../db/tables/documents.ts';
import type { Deps } from '../deps.ts';
import { documentKey } from '../lib/storage/keys.ts';
import type { Paper } from './content/documents.ts';
import { writePdf } from './pdf.ts';

/** Prints each paper and stores it where uploads go. */
export function printDocuments(
  { storage }: Deps,
  papers: Paper[],
  now: Date,
): Promise<(typeof documents.$inferInsert)[]> {
  return Promise.all(
    papers.map(async ({ title, topic, lines }) => {
      const content = writePdf(title, lines);
      const name = slugOf(title);
      const file = `demo-${name}.pdf`;
      await storage.put(documentKey(file), content);
      return { title, topic, file, name, type: 'pdf' as const, bytes: content.length, createdAt: now, updatedAt: now };
    }),
  );
}
