import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Text = { data: string };

/** Words can go on across these; every other element begins a line of its own. */
const inline = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'span']);
const unseen = new Set(['style', 'script', 'head']);

/** What a reader sees or hears, line by line, and where links lead. Of attributes only the words of a picture are text. */
export function htmlLines(html: string): { lines: string[]; links: string[] } {
  const { lines, links } = partsOf(parseDocument(html).children);
  return { lines: lines.map(joined), links: links.map(({ attribs }) => attribs.href ?? '') };
}

/**
 * Replaces words in the text alone, also where they begin in one element and end in another, and takes off links that
 * `isLink` names. What comes back is HTML that was put together anew: sanitise it before it is stored.
 */
export function replaceInHtml(html: string, pattern: RegExp, word: string, isLink: (href: string) => boolean): string {
  const document = parseDocument(html);
  const { lines, links } = partsOf(document.children);
  for (const texts of lines) replaceInLine(texts, pattern, word);
  for (const link of links) if (isLink(link.attribs.href ?? '')) delete link.attribs.href;
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
}

function partsOf(nodes: Node[]) {
  const lines: Text[][] = [[]];
  const links: { attribs: Record<string, string> }[] = [];
  const walk = (node: Node) => {
    if (node.type === ElementType.Text) lines.at(-1)?.push(node);
    if (!('attribs' in node) || unseen.has(node.name)) return;
    if (node.attribs.href !== undefined) links.push(node);
    if (!inline.has(node.name)) lines.push([]);
    if (node.attribs.alt !== undefined) lines.push([wordsOf(node.attribs)]);
    for (const child of node.children) walk(child);
    if (!inline.has(node.name)) lines.push([]);
  };
  for (const node of nodes) walk(node);
  return { lines: lines.filter((texts) => texts.length > 0), links };
}

/** The words of a picture as a text that can be changed where it stands. */
const wordsOf = (attribs: Record<string, string>): Text => ({
  get data() {
    return attribs.alt ?? '';
  },
  set data(words) {
    attribs.alt = words;
  },
});

const joined = (texts: Text[]) => texts.map(({ data }) => data).join('');

/** From the last to the first, so that the places of those before stay what they are. */
function replaceInLine(texts: Text[], pattern: RegExp, word: string): void {
  for (const { index, 0: found } of [...joined(texts).matchAll(pattern)].reverse()) {
    let [from, to] = [index, index + found.length];
    let isPlaced = false;
    for (const text of texts) {
      const { length } = text.data;
      const [start, end] = [Math.max(from, 0), Math.min(to, length)];
      if (start < end) {
        text.data = text.data.slice(0, start) + (isPlaced ? '' : word) + text.data.slice(end);
        isPlaced = true;
      }
      [from, to] = [from - length, to - length];
    }
  }
}
