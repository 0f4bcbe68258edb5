import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: Record<string, string> }>;

const isElement = (node: Node): node is Element => 'attribs' in node;

function* elementsIn(nodes: Node[]): Generator<Element> {
  for (const node of nodes) {
    if (isElement(node)) yield node;
    if ('children' in node) yield* elementsIn(node.children as Node[]);
  }
}

const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background', 'srcset'];
// As a browser reads it: spaces and control characters in front and in between do not count.
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out too
const scheme = (address: string) => address.replace(/[\u0000-\u0020]+/g, '').toLowerCase();

const never = ['iframe', 'object', 'embed', 'base', 'marquee', 'xss', 'math', 'mglyph', 'template', 'audio', 'video'];

/** What in a served page could run something, or send a reader's data away. Nothing, if all is well. */
export function dangersIn(html: string, allowedHashes: (code: string) => boolean): string[] {
  const found: string[] = [];
  for (const { name, attribs, children } of elementsIn(parseDocument(html).children)) {
    const shown = `<${name} ${Object.keys(attribs).join(' ')}>`;
    if (never.includes(name)) found.push(shown);
    for (const [attribute, value] of Object.entries(attribs)) {
      if (attribute.startsWith('on')) found.push(`${attribute} on ${shown}`);
      if (attribute === 'style' || attribute === 'srcdoc') found.push(`${attribute} on ${shown}`);
      if (addresses.includes(attribute) && /^(javascript|vbscript|data:text|file):?/.test(scheme(value))) {
        found.push(`${attribute}="${value}" on ${shown}`);
      }
      const isForeign = /^(https?:)?\/\/evil\.example/.test(scheme(value));
      if (isForeign && ['src', 'action', 'formaction', 'srcset'].includes(attribute))
        found.push(`${value} on ${shown}`);
    }
    if (name === 'meta' && 'http-equiv' in attribs) found.push(shown);
    if (name === 'link' && /evil\.example/.test(attribs.href ?? '')) found.push(shown);
    if (name === 'style') found.push(shown);
    if (name === 'script' && !isOwnScript(attribs, textOf(children as Node[]), allowedHashes)) found.push(shown);
  }
  return found;
}

/** What a script element may be: data for search engines, a file of ours, or one that the page's policy names. */
function isOwnScript(attribs: Record<string, string>, code: string, allowed: (code: string) => boolean): boolean {
  if (attribs.type === 'application/ld+json') return !/<\/?script|<!--/i.test(code);
  if (attribs.src !== undefined) return attribs.src.startsWith('/assets/');
  return allowed(code);
}

const textOf = (nodes: Node[]): string => nodes.map((node) => ('data' in node ? node.data : '')).join('');
