import { build } from 'vite';

/** Native code, what is rarely needed and large, and what the built pages load too: these stay packages. */
const packages = ['sharp', '@node-rs/argon2', '@aws-sdk/client-s3', 'pino', 'react', 'react-dom', 'react-router'];

/** Each process keeps the text of what it runs. A single sign beyond Latin doubles it, and nobody reads comments there. */
const lean = { charset: 'ascii', comments: false } as const;

/** Server, API and command line as a few files: hundreds of small ones cost seconds at each start of each process. */
await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: packages },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'build/program',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'server/process/main.ts',
        worker: 'server/process/worker.ts',
        cli: 'cli/cli.ts',
        pictures: 'api/lib/pictures/picture-process.ts',
        mails: 'api/features/enquiries/incoming/mail-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...lean },
    },
  },
});
