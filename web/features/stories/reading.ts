const wordsPerMinute = 200;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainWords(html: string): string[] {
  const text = html
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
  let text = '';
  for (const word of plainWords(html)) {
    if (text.length + word.length + 1 > max) return `${text}…`;
    text = text ? `${text} ${word}` : word;
  }
  return text;
}
