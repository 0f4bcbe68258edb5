import { z } from 'zod';

const checked = { bytes: z.number().int().min(0), sha256: z.string().length(64) };

/** What an archive says about itself; it stands at its end, when everything is known. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The time stamp of the newest migration: it tells in which shape the tables are. */
  migration: z.number().int(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0), ...checked }),
  ),
  pictures: z.array(z.object({ name: z.string(), ...checked })),
});

export type Manifest = z.infer<typeof manifest>;

export const manifestName = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.copy.gz`;
export const pictureEntry = (name: string) => `pictures/${name}`;

/** The file is not what a backup must be; nothing was changed. */
export class BrokenArchiveError extends Error {}
