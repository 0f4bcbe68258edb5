import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { pictureWidths } from './contract/media/picture-widths.ts';
import { islands } from './web/islands/build.ts';

const asPageScript = '?page-script';

const importLine = /^import \{ \w+ \} from '(\.\/[\w-]+\.js)';$/gm;

/** With what it imports: in a block, since a page may have it several times, and names of the page are for all. */
function pageScript(file: string): { code: string; files: string[] } {
  const own = readFileSync(file, 'utf8');
  const imported = [...own.matchAll(importLine)].map(([, name = '']) => path.join(path.dirname(file), name));
  const parts = imported.map((part) => readFileSync(part, 'utf8').replace(/^export /gm, ''));
  const whole = parts.length > 0 ? `{${parts.join('')}${own.replace(importLine, '')}}` : own;
  return { code: whole.replaceAll('PICTURE_WIDTHS', JSON.stringify(pictureWidths)), files: [file, ...imported] };
}

/** A script that stands in every page is a file of its own; each reader pays for it, so it is made short, and hashed here. */
export const pageScripts: Plugin = {
  name: 'page-scripts',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(asPageScript)) return undefined;
    // The server has written it, and React runs no script that it adds: the app need not bring it along.
    if (this.environment.name === 'client') return `export default '';`;
    const file = id.slice(0, -asPageScript.length);
    const whole = pageScript(file);
    for (const part of whole.files) this.addWatchFile(part);
    const code = minifySync(file, whole.code).code.replace(/;?\s*$/, '');
    const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    return `export default ${JSON.stringify(code)};\nexport const hash = ${JSON.stringify(hash)};`;
  },
};

/**
 * A file of the contract has schemas beside the words and limits that a form needs. All that it computes are values, so
 * what a page does not use is left out of it, and with the schemas the whole validator.
 */
export const unusedSchemas: Plugin = {
  name: 'unused-schemas',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/contract\/([\w-]+\/)+[^/]+\.ts$/.test(id)) return null;
    const values = this.parse(code)
      .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
      .flatMap(({ init }) => (init && init.type !== 'ArrowFunctionExpression' ? [init] : []));
    // From the last to the first, so that the places of the others stay right.
    const marked = values.reverse().reduce((text, { start, end }) => {
      const value = text.slice(start, end);
      const computed = /[.(]/.test(value) ? `/*#__PURE__*/(() => (${value}))()` : value;
      return text.slice(0, start) + computed + text.slice(end);
    }, code);
    return { code: marked, map: null, moduleSideEffects: false };
  },
};

/** What every form of a visitor is made of. */
export const formParts =
  /\/(web\/ui\/form\/(answer|describe|draft|focus-field|form-state|send|send-form|use-form-core|use-public-form|words|fields\/(error-summary|field|needed-key|phone-field|phone-values|problem|select-field|submit-row|text-field|honeypot-field))\.tsx?|contract\/common\/(form|phone\/phone)\.ts)$/;

const modulePrefix = '\0react-as-module/';
const commonJs = /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//;
const require = createRequire(import.meta.url);

/**
 * React is CommonJS. Left to the bundler, each of a hundred files converts it, with helpers that are a file of their own:
 * one more request before the app can start. Converted once, in the app's own file, it is imported by name.
 */
const reactAsModule: Plugin = {
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer = '', options) {
    // What this package brings to older versions of React, ours has itself.
    const wanted = /^use-sync-external-store\/shim(\/index\.js)?$/.test(id) ? 'react' : id;
    const isForUs = !importer.startsWith(modulePrefix) && !commonJs.test(importer);
    if (isForUs && /^(react|react-dom|react\/jsx-runtime)$/.test(wanted)) return modulePrefix + wanted;
    return wanted === id ? undefined : this.resolve(wanted, importer, { ...options, skipSelf: true });
  },
  load(id) {
    if (!id.startsWith(modulePrefix)) return undefined;
    const name = id.slice(modulePrefix.length);
    const exported = Object.keys(require(name)).join(', ');
    return `import all from '${name}';\nexport const { ${exported} } = all;\nexport default all;`;
  },
};

/** What every page of those who are signed in is made of. Left to themselves they would be thirty small files. */
const appParts = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|use-sync-external-store)/',
    'web/(api-client|scroll-restoration)\\.',
    'web/session/(browser-session|inner-address|return-path|revalidate-signed-in|session|session-hint|step-up)\\.',
    'web/features/site/((footer|header|notices)/|(fault|frame|not-found|paper-head|quiet-frame|telephone)\\.)',
    'web/features/home/((school|latest)/)?[\\w-]+\\.tsx?$',
    'web/office/(notices/(notice-outlet|notices)|forms/save-result)\\.',
    // What some pages alone have comes with them.
    'web/ui/(?!form|paper|island|addresses/asked|layout/empty-state|links/(share-row|copy-link|pager|subscribe-link)|pictures/(picture-caption|use-object-url)|text/(opening|reading)).*\\.tsx?$',
  ]
    .map((part) => `/${part}`)
    .concat(modulePrefix)
    .join('|'),
);

export default defineConfig({
  plugins: [reactAsModule, pageScripts, unusedSchemas, islands([unusedSchemas]), reactRouter()],
  // Drawings are files with long-lived names; inlined they would be sent again with every page.
  build: { assetsInlineLimit: 0 },
  // Nothing in the styles is written with light-dark(): what would stand in for it in an old browser is left out.
  css: { lightningcss: { exclude: Features.LightDark } },
  // On the server these would be three hundred small files, of which each process keeps all.
  ssr: { noExternal: [/^@base-ui\//, /^@floating-ui\//, 'diff', 'zod'] },
  // Each process keeps the text of what it runs, too: a single sign beyond Latin doubles it.
  environments: {
    // A form is made of many small files that are always wanted together: as one they are smaller, and one request.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'form', test: formParts },
                // What these need and every page has is not part of the form.
                { name: 'app', test: appParts, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } } },
  },
});
