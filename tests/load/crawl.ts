export type Crawled = {
  visited: number;
  /** Answers that a reader can do nothing with, such as "503 /news". */
  refused: string[];
  slowest: { path: string; ms: number };
};

const link = /\s(?:href|src)="(\/[^"#]*)"/g;
const list = /\ssrcset="([^"]+)"/gi;

/**
 * Follows everything from the home page as a link checker does, so many at a time, until it has seen enough. With
 * retries it comes again, as link checkers do, when it is told to.
 */
export async function crawl(
  site: string,
  atOnce: number,
  { most = Number.POSITIVE_INFINITY, retries = 0 } = {},
): Promise<Crawled> {
  const seen = new Set(['/']);
  const waiting = ['/'];
  const tries = new Map<string, number>();
  const crawled: Crawled = { visited: 0, refused: [], slowest: { path: '', ms: 0 } };
  let busy = 0;

  const note = (address: string) => {
    const { pathname, search, origin } = new URL(address.replaceAll('&amp;', '&'), site);
    const path = pathname + search;
    if (origin !== site || seen.has(path) || seen.size >= most) return;
    seen.add(path);
    waiting.push(path);
  };

  async function visit(path: string) {
    const startedAt = performance.now();
    const response = await fetch(site + path);
    const text = await response.text();
    const ms = performance.now() - startedAt;
    const tried = tries.get(path) ?? 0;
    if (response.status === 503 && tried < retries) {
      tries.set(path, tried + 1);
      waiting.push(path);
      return;
    }
    crawled.visited += 1;
    if (ms > crawled.slowest.ms) crawled.slowest = { path, ms };
    if (response.status >= 500) crawled.refused.push(`${response.status} ${path}`);
    if (!response.headers.get('content-type')?.includes('text/html')) return;
    for (const [, address = ''] of text.matchAll(link)) note(address);
    for (const [, widths = ''] of text.matchAll(list)) {
      // One width of each picture is enough: all are made from the same file.
      note(widths.split(',')[0]?.trim().split(' ')[0] ?? '');
    }
  }

  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (busy === 0 && waiting.length === 0) resolve();
      while (busy < atOnce) {
        const path = waiting.shift();
        if (path === undefined) return;
        busy += 1;
        visit(path)
          .finally(() => {
            busy -= 1;
          })
          .then(next, reject);
      }
    };
    next();
  });
  return crawled;
}
