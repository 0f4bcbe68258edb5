import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Drawings are files with long-lived names; inlined they would be sent again with every page.
  build: { assetsInlineLimit: 0 },
  // On the server these would be three hundred small files, of which each process keeps all.
  ssr: { noExternal: [/^@base-ui\//, /^@floating-ui\//, 'diff', 'zod'] },
});
