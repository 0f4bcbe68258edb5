import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status: number; headers: Record<string, string>; body: string };
/** Another answer than the site's; nothing where it is to stay. */
type Edit = (path: string, answer: Answer) => Partial<Answer> | undefined;

/** The line between a phone and the site: it can be cut, lead to another site, and change what comes through it. */
export async function openLine(siteUrl: string) {
  let target = siteUrl;
  let isCut = false;
  let losesAnswers = false;
  let edit: Edit | undefined;
  const seen: { method: string; path: string; bytes: number }[] = [];

  async function answerOf(incoming: IncomingMessage) {
    const headers = { ...incoming.headers };
    // What is changed on its way must come whole and plain.
    if (edit) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const onward = request(target + incoming.url, { method: incoming.method, headers });
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    return { answer, content: Buffer.concat(await answer.toArray()) };
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '' } = incoming;
    if (isCut) return incoming.socket.destroy();
    const { answer, content } = await answerOf(incoming);
    if (losesAnswers) return incoming.socket.destroy();
    seen.push({ method, path, bytes: content.length });
    const status = answer.statusCode ?? 0;
    const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    const changed = edit?.(path, { status, headers, body: content.toString() });
    if (!changed) return outgoing.writeHead(status, answer.headers).end(content);
    const { 'content-length': _, etag: __, ...rest } = { ...headers, ...changed.headers };
    outgoing.writeHead(changed.status ?? status, rest).end(changed.body ?? content);
  });
  server.listen(0);
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    /** What is asked arrives, and its answer does not. */
    loseAnswers(does: boolean) {
      losesAnswers = does;
    },
    edit(how: Edit | undefined) {
      edit = how;
    },
    leadTo(url: string) {
      target = url;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Line = Awaited<ReturnType<typeof openLine>>;
