import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minifySync, type Plugin } from 'vite';

/** Every reader pays for the scripts that stand in every page. */
const shortScripts: Plugin = {
  name: 'short-scripts',
  enforce: 'pre',
  transform: (code) =>
    code.replace(/\binlineScript\(`([^`$\\]*)`\)/g, (_, script: string) =>
      JSON.stringify(minifySync('inline.js', script).code.trim()),
    ),
};

export default defineConfig({
  plugins: [shortScripts, reactRouter()],
  // Drawings are files with long-lived names; inlined they would be sent again with every page.
  build: { assetsInlineLimit: 0 },
  // On the server these would be three hundred small files, of which each process keeps all.
  ssr: { noExternal: [/^@base-ui\//, /^@floating-ui\//, 'diff', 'zod'] },
  // Each process keeps the text of what it runs, too: a single sign beyond Latin doubles it.
  environments: { ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } } } },
});
