import { z } from 'zod';

/** One name in one folder: an archive from elsewhere must not write anywhere else. */
const fileName = z.string().regex(/^(?!\.{1,2}$)[^/\\\0]+$/);

const checked = { bytes: z.number().int().min(0), sha256: z.string().length(64) };

/** What an archive says about itself; it stands at its end, when everything is known. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The time stamp of the newest migration: it tells in which shape the tables are. */
  migration: z.number().int(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int().min(0),
      /** The checksum of the rows, by `contentChecksum`. */
      content: z.string(),
      ...checked,
    }),
  ),
  pictures: z.array(z.object({ name: fileName, ...checked })),
  /** Files to download. */
  documents: z.array(z.object({ name: fileName, ...checked })),
  /** Pictures and documents whose file was gone before the backup was taken. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

export const manifestName = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.copy.gz`;
export const pictureEntry = (name: string) => `pictures/${name}`;
export const documentEntry = (file: string) => `documents/${file}`;

export const rowsIn = ({ tables }: Manifest) => tables.reduce((sum, table) => sum + table.rows, 0);

/** The file is not what a backup must be; nothing was changed. */
export class BrokenArchiveError extends Error {}
