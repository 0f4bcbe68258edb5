import { globSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = import.meta.dirname;
const moduleName = 'virtual:islands';

/** For a visitor's bundle alone: the same components on a runtime of a tenth of the size, and without the router. */
const alias = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-router$/, replacement: path.join(folder, 'router.tsx') },
];

type BuiltIsland = { name: string; fileName: string; code: string };

/** Each island is one file, so that what is touched costs one request. */
async function buildIsland(entry: string, plugins: Plugin[]): Promise<BuiltIsland> {
  const name = path.parse(entry).name;
  const built = await build({
    configFile: false,
    root: path.resolve(folder, '../..'),
    logLevel: 'warn',
    publicDir: false,
    plugins,
    resolve: { alias },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: path.join(folder, 'entries', entry) },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/island-[name]-[hash].js', codeSplitting: false },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [chunk, ...more] = output;
  if (more.length > 0)
    throw new Error(`The island ${name} is more than one file: ${more.map((file) => file.fileName)}`);
  return { name, fileName: chunk.fileName, code: chunk.code };
}

const entries = () => globSync('*.ts', { cwd: path.join(folder, 'entries') }).toSorted();

export async function buildIslands(plugins: Plugin[]): Promise<BuiltIsland[]> {
  const built: BuiltIsland[] = [];
  for (const entry of entries()) built.push(await buildIsland(entry, plugins));
  return built;
}

/** Builds the islands before the pages, which name their files. In development pages start the whole app at once. */
export function islands(plugins: Plugin[]): Plugin {
  let built: Promise<BuiltIsland[]> | undefined;
  let isBuild = false;
  return {
    name: 'islands',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      if (isBuild) built ??= buildIslands(plugins);
      const files = built
        ? (await built).map(({ name, fileName }) => [name, `/${fileName}`])
        : entries().map((entry) => [path.parse(entry).name, `/web/islands/entries/${entry}`]);
      return `export default ${JSON.stringify(Object.fromEntries(files))}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of (await built) ?? []) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
