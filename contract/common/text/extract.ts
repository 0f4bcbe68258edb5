/** Of a message in the list of enquiries. */
export const enquiryExtractLength = 160;

/**
 * The beginning of a text that is too long for its place, with an ellipsis. It ends with a whole word, unless the first
 * one alone is longer than the place.
 */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.slice(0, longest + 1).search(/\s\S*$/);
  const start = end > 0 ? text.slice(0, end) : text.slice(0, longest).toWellFormed();
  return `${start.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}
