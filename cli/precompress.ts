import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes .br and .gz beside the built files, as small as they get: done once, sent for as long as the build lives. */
const folder = 'build/client/assets';
for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const file = path.join(folder, name);
  const plain = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
