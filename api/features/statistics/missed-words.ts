const maxLength = 40;
const maxWords = 5;

/**
 * Of what somebody looked for, the words that tell the school what is missing: letters alone. What has a digit or a sign
 * in it may be a telephone number, an address or a code, and is left out. Empty when nothing is left.
 */
export function missedWordsOf(typed: string): string {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /^\p{L}[\p{L}'’-]*$/u.test(word))
    .slice(0, maxWords);
  while (words.join(' ').length > maxLength) words.pop();
  return words.join(' ');
}
