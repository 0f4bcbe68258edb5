import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minifySync, type Plugin } from 'vite';

const asPageScript = '?page-script';

/** A script that stands in every page is a file of its own; each reader pays for it, so it is made short, and hashed here. */
const pageScripts: Plugin = {
  name: 'page-scripts',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(asPageScript)) return undefined;
    const file = id.slice(0, -asPageScript.length);
    this.addWatchFile(file);
    const code = minifySync(file, readFileSync(file, 'utf8')).code.replace(/;?\s*$/, '');
    const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    return `export default ${JSON.stringify(code)};\nexport const hash = ${JSON.stringify(hash)};`;
  },
};

export default defineConfig({
  plugins: [pageScripts, reactRouter()],
  // Drawings are files with long-lived names; inlined they would be sent again with every page.
  build: { assetsInlineLimit: 0 },
  // On the server these would be three hundred small files, of which each process keeps all.
  ssr: { noExternal: [/^@base-ui\//, /^@floating-ui\//, 'diff', 'zod'] },
  // Each process keeps the text of what it runs, too: a single sign beyond Latin doubles it.
  environments: { ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } } } },
});
