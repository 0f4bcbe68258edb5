export type Coding = 'br' | 'gzip';

const known: Coding[] = ['br', 'gzip'];
/** Browsers send a handful of different ones; whoever invents more is not to fill the memory. */
const maxCached = 100;
const cached = new Map<string, readonly Coding[]>();

/** The codings that whoever sent this Accept-Encoding prefers to none, the best first (RFC 9110, 12.5.3). */
export function acceptedCodings(header: string | string[] | undefined): readonly Coding[] {
  const text = String(header ?? '');
  const before = cached.get(text);
  if (before) return before;
  if (cached.size >= maxCached) cached.clear();
  const codings = readCodings(text);
  cached.set(text, codings);
  return codings;
}

function readCodings(header: string): Coding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  const weightFor = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  // No coding at all is always welcome, but less so than anything that was asked for, unless it was named.
  const plain = weights.get('identity') ?? 0;
  return known
    .filter((name) => weightFor(name) > 0 && weightFor(name) >= plain)
    .sort((a, b) => weightFor(b) - weightFor(a));
}

/** A weight that cannot be read is none. */
function weightOf(parameters: string[]): number {
  const written = parameters.find((text) => text.startsWith('q='))?.slice(2);
  if (written === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written) ? Number(written) : 0;
}
