import { pictureAt } from '../../../../contract/common/text/rich-pictures.ts';
import { makeWordLists, nestLists } from './paste-lists.ts';

const styleWords = 'data-style';
const safeLink = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** What comes from Word, Google Docs or a web page, without what they wrap around it. Of pictures only ours may stay. */
export function cleanPaste(html: string, keepsPictures = false): string {
  const body = parsePaste(html);
  removeComments(body);
  for (const junk of body.querySelectorAll('style, script, meta, link, title, xml, svg, iframe')) junk.remove();
  for (const image of body.querySelectorAll('img')) {
    if (!keepsPictures || pictureAt(image.getAttribute('src') ?? '') === undefined) image.remove();
  }
  makeWordLists(body);
  nestLists(body);
  for (const inner of body.querySelectorAll<HTMLTableElement>('table table')) flatten(inner);
  // A table has no words of its own here; they stand in front of it.
  for (const caption of body.querySelectorAll('caption')) caption.closest('table')?.before(rename(caption, 'p'));
  for (const bold of body.querySelectorAll('b')) if (says(bold, 'font-weight', 'normal')) unwrap(bold);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const heading of body.querySelectorAll('h1, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h4');
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    if (!block.textContent?.trim() && !block.querySelector('br + br, img')) block.remove();
  }
  for (const element of body.querySelectorAll('*')) cleanAttributes(element);
  return body.innerHTML;
}

/** As elements that nothing on the page knows of. */
export const parsePaste = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;

/** Even to read them, the content security policy allows no styles; they stay as words. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${styleWords}=`));
}

/** A style that an element carries; Word has properties of its own whose names end alike. */
function says(element: Element, property: string, value: string): boolean {
  return new RegExp(`(^|[;\\s])${property}:\\s*${value}`).test(element.getAttribute(styleWords) ?? '');
}

function removeComments(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

function cleanLink(link: HTMLAnchorElement): void {
  const href = (link.getAttribute('href') ?? '').trim();
  const wrapped = URL.canParse(href) ? new URL(href) : null;
  // Google sends its readers through a page of its own.
  const target =
    wrapped?.hostname === 'www.google.com' && wrapped.pathname === '/url' ? wrapped.searchParams.get('q') : href;
  if (target && safeLink.test(target)) link.setAttribute('href', target);
  else unwrap(link);
}

/** Of all the styling only bold, italic and underline mean something here. */
function cleanAttributes(element: Element): void {
  const marks = marksOf(element);
  const allowed = ['href', 'colspan', 'rowspan', 'start', 'src', 'alt', 'width', 'height'];
  const classes = [...element.classList].filter((name) => /^(size|align|pic)-[a-z]+$/.test(name));
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  if (classes.length > 0) element.className = classes.join(' ');
  if (element.tagName !== 'SPAN') return;
  for (const tag of marks) {
    const mark = document.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
  if (classes.length === 0) unwrap(element);
}

/** A link is underlined anyway. */
function marksOf(element: Element): string[] {
  return [
    ...(says(element, 'font-weight', '(bold|[6-9]00)') ? ['strong'] : []),
    ...(says(element, 'font-style', 'italic') ? ['em'] : []),
    ...(says(element, 'text-decoration', '[^;]*underline') && !element.closest('a') ? ['u'] : []),
  ];
}

/** A table in a table is there for the looks of a mail or a page: its words stay, a line for each row. */
function flatten(table: HTMLTableElement): void {
  const lines = [...table.rows].map((row) => {
    const line = document.createElement('p');
    line.textContent = [...row.cells].map((cell) => cell.textContent?.trim()).join(' ');
    return line;
  });
  table.replaceWith(...lines);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): Element {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
