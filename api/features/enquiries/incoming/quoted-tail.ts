type Parts = { text: string; quoted: string };

/** How far a mail program's line about who wrote what may reach before the words that it announces. */
const maxHeadLines = 5;

/** What somebody has written, apart from the earlier mails below it; of an answer between the lines nothing is cut. */
export function cutQuoted(mail: string): Parts {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n');
  const at = lines.findIndex((_, place) => beginsQuote(lines, place));
  if (at < 0) return { text: mail.trim(), quoted: '' };
  const [own, rest] = [lines.slice(0, at), lines.slice(at)];
  if (own.some(isWords) && !isAnsweredWithin(rest)) return { text: joined(own), quoted: joined(rest) };
  const below = rest.filter((line, place) => !isMarked(line) && !beginsQuote(rest, place));
  // Who writes below what is quoted has written all that is not marked.
  if (!own.some(isWords) && below.some(isWords)) return { text: joined(below), quoted: joined(rest.filter(isMarked)) };
  return { text: mail.trim(), quoted: '' };
}

const isMarked = (line: string) => line.startsWith('>');
const isWords = (line: string) => line.trim() !== '';
const joined = (lines: string[]) => lines.join('\n').trim();

function beginsQuote(lines: string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line === '') return false;
  if (isMarked(line)) return true;
  if (isRule(line)) return true;
  return announces(lines, at) || isHeaderBlock(lines, at);
}

/** -----Original Message----- and the line that Outlook draws. */
function isRule(line: string): boolean {
  const isNamed = line.length < 80 && line.startsWith('-----') && line.endsWith('-----') && line.length > 12;
  return isNamed || (line.length >= 20 && [...line].every((sign) => sign === '_'));
}

/** "On Monday … wrote:", in whatever language, over up to three lines, and then marked lines. */
function announces(lines: string[], at: number): boolean {
  const first = (lines[at] ?? '').trim();
  for (let end = at; end < Math.min(at + 3, lines.length); end += 1) {
    const line = (lines[end] ?? '').trim();
    if (line === '') return false;
    if (!line.endsWith(':')) continue;
    const next = lines.slice(end + 1, end + 3).find(isWords);
    return (first.startsWith('On ') && line.endsWith('wrote:')) || (end === at && next !== undefined && isMarked(next));
  }
  return false;
}

/** From, Sent, To and Subject one below the other. */
function isHeaderBlock(lines: string[], at: number): boolean {
  const first = (lines[at] ?? '').replaceAll('*', '').trim();
  if (!first.startsWith('From: ')) return false;
  const block = lines.slice(at + 1, at + 1 + maxHeadLines).map((line) => line.replaceAll('*', '').trim());
  const has = (name: string) => block.some((line) => line.startsWith(name));
  return (has('Sent: ') || has('Date: ')) && (has('Subject: ') || has('To: '));
}

/** Words that stand between marked lines, or below all of them. */
function isAnsweredWithin(rest: string[]): boolean {
  const firstMarked = rest.findIndex(isMarked);
  if (firstMarked < 0) return false;
  return rest.slice(firstMarked).some((line) => isWords(line) && !isMarked(line));
}
