/** People write a whole address, one without its beginning, or only their name. */
export function socialLink(text: string, site: string): string {
  if (/^https?:\/\//i.test(text)) return text;
  return text.includes('/') ? `https://${text}` : `${site}/${encodeURIComponent(text.replace(/^@/, ''))}`;
}
