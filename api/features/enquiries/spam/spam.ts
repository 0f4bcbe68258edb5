type Texts = {
  /** What stands in the fields for names. */
  names: string[];
  /** What stands in the fields for words. */
  words: string;
  /** What stands in the field that no person sees. */
  honeypot: string;
};

const maxLinks = 2;
const minLetters = 25;

// Addresses as people and robots write them: with a scheme, with www, or a bare name of a well-known ending.
const link =
  /\b(?:https?:\/\/|www\.)[^\s<>"'\]]{1,2000}|\b[\w-]{1,63}\.(?:com|net|org|info|biz|ru|xyz|top|site|online|shop|club|click|link|icu|vip)\b(?:\/[^\s<>"'\]]{0,2000})?/gi;
const mailAddress = /[\w.+-]{1,64}@[\w.-]{1,255}/g;
const markup = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/i;
/** They hide where they lead. Google's for a place on the map, or WhatsApp's, are how parents send such things. */
const shortener = /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|rb\.gy|t\.ly|ow\.ly|shorturl\.at|rebrand\.ly|t\.me)\//i;
/** Letters that look like ours, to slip through filters. Who writes in another alphabet does so for whole words. */
const mixedWord =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u;

/** Why a form looks like spam, in a sentence for the office; null when it does not. */
export function spamReasonOf({ names, words, honeypot }: Texts): string | null {
  if (honeypot.trim() !== '') return 'A field that people do not see was filled in.';
  if (names.some((name) => linksIn(name).length > 0)) return 'There is a link in a name.';
  if (markup.test(words)) return 'Its links are written for machines.';
  if (shortener.test(words)) return 'A link hides where it leads.';
  const links = linksIn(words);
  if (links.length > maxLinks) return `It has ${links.length} links.`;
  if (links.length > 0 && lettersBeside(links, words) < minLetters) return 'It is little more than a link.';
  if ([...names, words].some((text) => mixedWord.test(text))) return 'It mixes alphabets within words.';
  return null;
}

const linksIn = (text: string): string[] => text.replace(mailAddress, ' ').match(link) ?? [];

function lettersBeside(links: string[], text: string): number {
  const rest = links.reduce((left, found) => left.replace(found, ' '), text);
  return rest.match(/\p{L}/gu)?.length ?? 0;
}
