import { cutAtWord } from '../../../contract/common/text/extract.ts';

const wordsPerMinute = 200;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainWords(html: string): string[] {
  const text = html
    // A word may be partly bold; a new line or cell parts two words.
    .replace(/<\/?(?:b|strong|i|em|u|s|a|code|sub|sup|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
  return text.split(/\s+/).filter(Boolean);
}

export function readingTime(html: string): string {
  const minutes = Math.max(1, Math.round(plainWords(html).length / wordsPerMinute));
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}

/** The first words, for search engines and for whom a link is sent to. */
export function firstWords(html: string, max = 155): string {
  return cutAtWord(plainWords(html).join(' '), max);
}
