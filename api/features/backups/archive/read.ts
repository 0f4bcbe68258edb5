import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import {
  BrokenArchiveError,
  documentEntry,
  type Manifest,
  manifest,
  manifestName,
  pictureEntry,
  tableEntry,
} from './manifest.ts';

type Entry = AsyncIterable<Buffer> & NodeJS.ReadableStream;

const maxManifestBytes = 50_000_000;

/** Gives each part of the archive in turn; a part must be read to its end before the next one comes. */
export async function eachEntry(file: string, visit: (name: string, entry: Entry) => Promise<void>): Promise<void> {
  const archive = createReadStream(file).pipe(extract());
  try {
    for await (const entry of archive) {
      // Its types call the chunks unknown.
      await visit(entry.header.name, entry as unknown as Entry);
      entry.resume();
    }
  } catch (error) {
    throw error instanceof Error && /tar|header|unexpected end/i.test(error.message)
      ? new BrokenArchiveError(`The archive cannot be read: ${error.message}`)
      : error;
  }
}

/** Reads the whole archive once and compares every part with what the manifest says, before anything is touched. */
export async function checkArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let text = '';
  await eachEntry(file, async (name, entry) => {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of entry) {
      hash.update(chunk);
      bytes += chunk.length;
      if (name === manifestName && bytes <= maxManifestBytes) text += chunk.toString('utf8');
    }
    found.set(name, { bytes, sha256: hash.digest('hex') });
  });
  const about = readManifest(text);
  const parts = [
    ...about.tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...about.pictures.map((picture) => ({ ...picture, entry: pictureEntry(picture.name) })),
    ...about.documents.map((document) => ({ ...document, entry: documentEntry(document.name) })),
  ];
  for (const { entry, bytes, sha256 } of parts) {
    const part = found.get(entry);
    if (!part) throw new BrokenArchiveError(`The archive has no ${entry}.`);
    if (part.bytes !== bytes || part.sha256 !== sha256) throw new BrokenArchiveError(`${entry} is damaged.`);
  }
  return about;
}

function readManifest(text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BrokenArchiveError('This is not a backup of Seven Hills, or its end is missing.');
  }
}
