import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Target = { port: number; state: 'ready' | 'alive' | 'gone' };

/** A small load balancer: in turn to those that are ready, and on to the next when one does not answer a question. */
export async function startProxy(ports: number[]) {
  const targets: Target[] = ports.map((port) => ({ port, state: 'ready' }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const isUp = (port: number, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_500) }).then(
      (answer) => answer.status === 200,
      () => false,
    );
  const check = setInterval(() => {
    for (const target of targets) {
      Promise.all([isUp(target.port, '/readyz'), isUp(target.port, '/healthz')]).then(([ready, alive]) => {
        target.state = ready ? 'ready' : alive ? 'alive' : 'gone';
      });
    }
  }, 200);

  /** Without a database none is ready, but they can still show what they know. */
  function choose(): Target[] {
    turn += 1;
    const inTurn = targets.map((_, n) => targets[(turn + n) % targets.length]).filter((target) => target !== undefined);
    const rank = { ready: 0, alive: 1, gone: 2 };
    return inTurn.sort((a, b) => rank[a.state] - rank[b.state]);
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    for (const target of choose()) {
      const outcome = await tryOne(target, incoming, body, outgoing);
      if (outcome === 'done') return;
      target.state = 'gone';
      // What may have been carried out is not sent a second time.
      if (outcome === 'broken' && incoming.method !== 'GET') break;
    }
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  }

  function tryOne(target: Target, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    return new Promise<'done' | 'refused' | 'broken'>((resolve) => {
      const { method, url, headers } = incoming;
      const sent = request(
        { host: '127.0.0.1', port: target.port, agent, method, path: url, headers },
        async (answer) => {
          try {
            // Whole answers, so that one which breaks off can be asked for again.
            const parts: Buffer[] = [];
            for await (const part of answer) parts.push(part);
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts));
            resolve('done');
          } catch {
            resolve('broken');
          }
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
      sent.end(body);
    });
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(check);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
