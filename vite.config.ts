import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Drawings are files with long-lived names; inlined they would be sent again with every page.
  build: { assetsInlineLimit: 0 },
  // On the server these would be three hundred small files, of which each process keeps all.
  ssr: { noExternal: [/^@base-ui\//, /^@floating-ui\//, 'diff', 'zod'] },
  // Each process keeps the text of what it runs, too: a single sign beyond Latin doubles it.
  environments: { ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } } } },
});
