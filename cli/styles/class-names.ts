import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

type Node = { type: string; start: number } & Record<string, unknown>;
type Piece = { value: { raw: string } };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);
const isClassName = (name: unknown) =>
  /^class(Name)?$|ClassName$/.test((name as { name?: string } | undefined)?.name ?? '');

function parse(file: string): { text: string; program: Node } {
  const text = readFileSync(file, 'utf8');
  return { text, program: parseSync(file, text).program as unknown as Node };
}

/** The names in a selector. What it excludes belongs to others. */
export const namesIn = (selector: string): string[] =>
  [...selector.replace(/\[[^\]]*\]|:not\([^()]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '');

/** The class names that a component gives its elements, as far as they are written there, and what it imports. */
export function usedIn(file: string): { used: { name: string; line: number }[]; imports: string[] } {
  const { text, program } = parse(file);
  const used: { name: string; line: number }[] = [];
  const imports: string[] = [];

  function take(words: string, start: number) {
    const line = text.slice(0, start).split('\n').length;
    for (const name of words.split(/\s+/).filter(Boolean)) used.push({ name, line });
  }
  function takeTemplate(node: Node) {
    const pieces = (node.quasis as Piece[]).map(({ value }) => value.raw);
    const expressions = node.expressions as Node[];
    for (const [index, piece] of pieces.entries()) {
      // A name that is put together of two pieces is taken as a whole.
      const begun = expressions[index] ? (/\S*$/.exec(piece)?.[0] ?? '') : '';
      take(piece.slice(0, piece.length - begun.length), node.start);
      if (expressions[index]) takeStrings(expressions[index], begun);
    }
  }
  function takeStrings(node: Node, begun = '') {
    // A word that something is compared with is no name.
    if (node.type === 'BinaryExpression' && node.operator !== '+') return;
    if (node.type === 'Literal') take(begun + node.value, node.start);
    else if (node.type === 'TemplateLiteral') takeTemplate(node);
    else for (const child of childrenOf(node)) takeStrings(child, begun);
  }
  function walk(node: Node) {
    if (node.type === 'ImportDeclaration') imports.push(String((node.source as Node).value));
    if (/^(JSXAttribute|Property)$/.test(node.type) && isClassName(node.name ?? node.key) && isNode(node.value)) {
      takeStrings(node.value);
    } else for (const child of childrenOf(node)) walk(child);
  }
  walk(program);
  return { used, imports };
}

/** Every word of a file that could be a class name, and the beginnings of those that are put together (`is-${state}`). */
export function wordsIn(file: string): { words: string[]; beginnings: string[] } {
  const words: string[] = [];
  const beginnings: string[] = [];
  function walk(node: Node) {
    const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    if (typeof text === 'string') words.push(...text.split(/[\s"'=]+/));
    if (node.type === 'TemplateElement' && !node.tail) beginnings.push(words.at(-1) ?? '');
    for (const child of childrenOf(node)) walk(child);
  }
  walk(parse(file).program);
  return { words, beginnings: beginnings.filter((piece) => /^[a-z]+-$/.test(piece)) };
}
