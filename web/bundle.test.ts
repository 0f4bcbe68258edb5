import { globSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { formParts, pageScripts, unusedSchemas } from '../vite.config.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The files of which something is left in what a browser loads for these. */
async function loadedFor(entries: string[]): Promise<string[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageScripts, unusedSchemas],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.map((entry) => path.join(root, entry)),
        preserveEntrySignatures: 'strict',
        // Of the packages only the validator is looked for.
        external: (id) => !/^[./\0]|^zod/.test(id),
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([file]) => path.relative(root, file));
}

describe('what a browser loads', () => {
  it('has the words and limits of the contract, and no validator', async () => {
    const files = globSync('web/features/**/*.{ts,tsx}', { cwd: root });
    const loaded = await loadedFor(files.filter((file) => !/\.test\.ts$|\/feeds\//.test(file)));
    expect(loaded).toContain('contract/common/form.ts');
    expect(loaded).toContain('contract/content/stories.ts');
    expect(loaded.filter((file) => /node_modules\/zod\/|contract\/fields\.ts/.test(file))).toEqual([]);
  });

  it.each(['apply/application', 'contact/contact'])(
    'for the form of a visitor, has all its parts in one chunk: %s',
    async (form) => {
      const loaded = await loadedFor([`web/features/enquiries/${form}-form.tsx`]);
      // Whoever logs in does not load the note of those who tell us something.
      const parts = loaded.filter((file) => file.startsWith('web/ui/form/') && !file.endsWith('/privacy-note.tsx'));
      expect(parts).toContain('web/ui/form/use-form-core.ts');
      expect(parts.filter((file) => !formParts.test(`/${file}`))).toEqual([]);
    },
  );
});
