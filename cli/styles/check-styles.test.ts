import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { styleProblems } from './check-styles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function problemsOf(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return styleProblems(folder);
}

const uses = (...names: string[]) => `export const part = <p className="${names.join(' ')}" />;`;

/** One rule in a feature whose component has its class. */
const rule = (declaration: string) =>
  problemsOf({ 'web/features/a/a.css': `.own {\n  ${declaration};\n}`, 'web/features/a/a.tsx': uses('own') });

describe('a value', () => {
  it.each([
    'color: #fff',
    'color: white',
    'border: 1px solid rgb(0 0 0 / 50%)',
    'box-shadow: 0 1px 2px #17212b1f',
    'background: linear-gradient(var(--bg), red)',
    'background: color-mix(in srgb, #fff 10%, var(--bg))',
    '--c: oklch(0.5 0.2 30)',
  ])('with a colour of its own is refused, and its place named: %s', (declaration) => {
    expect(rule(declaration)).toEqual([
      `web/features/a/a.css:2 "${declaration}" has a colour of its own: use a token of web/ui/tokens.css or web/office/tokens.css.`,
    ]);
  });

  it.each([
    'color: var(--text)',
    'background: transparent',
    'border: 1px solid currentColor',
    'background: color-mix(in srgb, var(--line) 55%, var(--surface))',
    'white-space: nowrap',
    'padding: 0.375rem 1px 1.125rem 0.4em',
    'margin: -0.5rem auto calc(var(--gutter) * -1)',
    'gap: clamp(2rem, 5vw, 4.5rem)',
    'border-radius: var(--radius) 50% 0 0 / 90% 90% 0 0',
  ])('of tokens and steps is not: %s', (declaration) => {
    expect(rule(declaration)).toEqual([]);
  });

  it('off the scale of space is refused, with the steps beside it', () => {
    expect(rule('padding: 0.35rem 1rem')).toEqual([
      'web/features/a/a.css:2 "padding: 0.35rem 1rem" is off the scale: instead of 0.35rem use 0.25rem or 0.375rem.',
    ]);
    expect(rule('gap: clamp(1rem, 2vw, 2.4rem)')[0]).toContain('instead of 2.4rem use 2.25rem or 2.5rem');
  });

  it('off the scale of corners is refused', () => {
    expect(rule('border-radius: var(--radius) 7px')).toEqual([
      'web/features/a/a.css:2 "border-radius: var(--radius) 7px" is off the scale: use 4px, 10px, var(--radius), var(--radius-l), 99px, 7rem, 14rem.',
    ]);
  });
});

describe('a breakpoint', () => {
  const at = (query: string) =>
    problemsOf({ 'web/ui/a.css': `@media ${query} {\n  .own { margin: 0 }\n}`, 'web/ui/a.tsx': uses('own') });

  it.each(['(width >= 60rem)', '(48rem <= width < 80rem)', '(width >= 48rem) and (height >= 41rem)', 'print'])(
    'is one of four: %s',
    (query) => {
      expect(at(query)).toEqual([]);
    },
  );

  it.each(['(width >= 61rem)', '(48rem <= width < 61rem)', '(min-width: 61rem)'])('is no other: %s', (query) => {
    expect(at(query)).toEqual(['web/ui/a.css:1 61rem is no breakpoint: use 30rem, 48rem, 60rem, 80rem.']);
  });
});

describe('a class', () => {
  it('of two features is refused', () => {
    const problems = problemsOf({
      'web/features/a/a.css': '.side { margin: 0 }',
      'web/features/a/a.tsx': uses('side'),
      'web/features/b/b.css': '.b .side { margin: 0 }',
      'web/features/b/b.tsx': uses('b'),
    });
    expect(problems).toEqual([
      'web/features/b/b.css:1 .side is a class of web/features/a/a.css: each belongs to one feature.',
    ]);
  });

  it('of a feature is used by no other, whether alone, chosen or put together', () => {
    const problems = problemsOf({
      'web/features/a/a.css': '.side, .side-wide { margin: 0 }',
      'web/features/a/a.tsx': uses('side', 'side-wide'),
      'web/features/b/b.tsx': `export const part = (kind: string) => <p className={\`row \${kind === 'side' ? 'side' : ''} side-\${kind ? 'wide' : ''}\`} />;`,
      'web/routes/a.tsx': `import { part } from '../features/a/a.tsx';\n${uses('side')}\npart;`,
    });
    const words = 'is a class of features/a: use a component of it, or move the class to web/ui.';
    expect(problems).toEqual([`web/features/b/b.tsx:1 .side ${words}`, `web/features/b/b.tsx:1 .side-wide ${words}`]);
  });

  it('of the design system is for all, but no feature styles it everywhere', () => {
    const problems = problemsOf({
      'web/ui/controls.css': '.btn { margin: 0 }',
      'web/ui/button.tsx': uses('btn'),
      'web/features/a/a.css': '.own .btn, .own:not(.btn) { margin: 0 }\n.btn, p:not(.own) { padding: 0 }',
      'web/features/a/a.tsx': uses('own', 'btn'),
    });
    expect(problems).toEqual([
      'web/features/a/a.css:2 ".btn" reaches beyond features/a: let it name a class of its own.',
      'web/features/a/a.css:2 "p:not(.own)" reaches beyond features/a: let it name a class of its own.',
    ]);
  });

  it('that nothing uses is refused', () => {
    const files = {
      'web/ui/a.css': '.gone, .is-new { margin: 0 }',
      'web/ui/a.ts': `export const look = (now: string) => \`is-\${now}\`;`,
    };
    expect(problemsOf(files)).toEqual(['web/ui/a.css:1 .gone is used by no source: remove it.']);
  });
});
