const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address as people write it becomes a link that the server keeps; null for what is none, or not safe. */
export function linkAddress(written: string): string | null {
  const text = written.trim();
  if (/^\/(?!\/)/.test(text) || /^#\S+$/.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[0-9][0-9 ()-]{5,}$/.test(text)) return `tel:${text.replace(/[^+0-9]/g, '')}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text)) {
    return URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : null;
  }
  if (text.startsWith('/')) return null;
  const whole = `https://${text}`;
  return !/\s/.test(text) && URL.canParse(whole) && new URL(whole).hostname.includes('.') ? whole : null;
}
