/** Each word for itself, in any order; a phone number as it is stored, however it was typed. */
export function typedWords(q: string): string[] {
  const isPhone = /^[+0-9][0-9 ()-]{5,}$/.test(q);
  if (isPhone) return [q.replace(/\D/g, '').replace(/^0+/, '')];
  return q.split(/\s+/).filter(Boolean);
}
