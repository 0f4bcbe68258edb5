import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { PageWeight } from '../../contract/pages/page-weight.ts';
import { countedAs } from '../cache/cache-key.ts';
import { type CachedResponse, isCacheable, packResponse, type ResponseCache } from '../cache/response-cache.ts';
import type { RenderedPage } from '../page/rendered-page.ts';

type Options = {
  cache: Pick<ResponseCache, 'find' | 'fill'>;
  clientFolder: string | undefined;
  clock: () => Date;
  ask: (path: string, incoming: IncomingMessage, onPage: (page: RenderedPage) => void) => Promise<Response>;
};

export type WeighPages = (paths: string[], incoming: IncomingMessage) => Promise<PageWeight[]>;

/** What the copy of a page needs to look like itself; web/service-worker/worker.js keeps the same. */
const parts = /(?:href|data-file|class="crest" src)="(\/(?:assets|images|drawings)\/[^"]+)"/g;

const partsOf = ({ plain }: CachedResponse): string[] => [
  ...new Set([...Buffer.from(plain.content).toString().matchAll(parts)].map(([, file = '']) => file)),
];

/**
 * What pages weigh on the line. A page that is weighed is cached like one that was read, and it takes no place among
 * those that are made: whoever asks has one already, and would wait for a second for ever.
 */
export function createPageWeights({ cache, clientFolder, clock, ask }: Options): WeighPages {
  const fill = (path: string, incoming: IncomingMessage) =>
    cache.fill(path, async () => {
      let page: RenderedPage | undefined;
      const made = await ask(path, incoming, (rendered) => {
        page = rendered;
      });
      if (!isCacheable(made)) return undefined;
      return packResponse(made, { counted: countedAs(path), page, now: clock() });
    });

  async function weighPart(file: string, incoming: IncomingMessage): Promise<number> {
    if (!file.startsWith('/assets/')) return (await (await ask(file, incoming, () => {})).arrayBuffer()).byteLength;
    const sizes = ['.br', ''].map((ending) => stat(`${clientFolder}${file}${ending}`).catch(() => undefined));
    const [packed, plain] = await Promise.all(sizes);
    return (packed ?? plain)?.size ?? 0;
  }

  return async (paths, incoming) => {
    const known = new Map<string, number>();
    const weights: PageWeight[] = [];
    for (const path of paths) {
      if (path.startsWith('/assets/')) {
        weights.push({ path, bytes: await weighPart(path, incoming), parts: [] });
        continue;
      }
      const answer = cache.find(path) ?? (await fill(path, incoming));
      if (!answer) continue;
      const files = answer.isPage ? partsOf(answer) : [];
      for (const file of files) if (!known.has(file)) known.set(file, await weighPart(file, incoming));
      const bytes = (answer.br ?? answer.plain).content.length;
      weights.push({ path, bytes, parts: files.map((file) => ({ file, bytes: known.get(file) ?? 0 })) });
    }
    return weights;
  };
}
