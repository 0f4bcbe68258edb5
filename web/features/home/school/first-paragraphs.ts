import { cutAtWord } from '../../../../contract/common/text/extract.ts';

/** The opening of a text: as many of its paragraphs as asked for, and nothing between them. */
export const firstParagraphs = (html: string, count: number): string =>
  (html.match(/<p>.*?<\/p>/gs) ?? []).slice(0, count).join('');

/** The first words of a text as one plain sentence or two, for a place where no markup can stand. */
export function firstSentences(html: string, longest: number): string {
  const text = plain(firstParagraphs(html, 1));
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > 0 ? cut.slice(0, end + 1) : cutAtWord(text, longest);
}

/** How a letter is signed: its last paragraph, where that begins with a name in bold. */
export function signatureOf(html: string): { name: string; words: string } | undefined {
  const last = html.slice(html.lastIndexOf('<p>')).trim();
  const [, name = '', rest = ''] = /^<p><strong>([^<]{1,80})<\/strong>([^<]{0,120})<\/p>$/.exec(last) ?? [];
  const words = plain(rest).replace(/^[\s,:–—-]+/, '');
  return name ? { name: plain(name), words: words.charAt(0).toUpperCase() + words.slice(1) } : undefined;
}

const plain = (html: string): string =>
  html
    .replace(/<br[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
