import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const drainMs = 10_000;
/** For one process. Above it the system is told to hang up, before memory or file descriptors run out. */
const maxConnections = 10_000;
/** A reader may be slow; one who takes nothing at all for so long is gone. */
const stalledMs = 90_000;
/** The workers of a killed program need a moment to notice, and until then they hold the port. */
const portPatienceMs = 1_000;

/** Workers each have a queue of their own at the same port, where the system can do that: it spreads them evenly. */
const ownQueue = cluster.isWorker && process.platform === 'linux' ? { reusePort: true, exclusive: true } : {};

export function listen(listener: RequestListener, port: number, host: string | undefined): Promise<Server> {
  const server = createServer(
    // Who drips their headers is looked for often: otherwise the limit would be the limit and half a minute more.
    { requestTimeout: 60_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 },
    listener,
  );
  server.maxConnections = maxConnections;
  server.setTimeout(stalledMs);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen({ port, host, ...ownQueue }, () => resolve(server));
  });
}

/** Asked before anything is started, so that a taken port costs nothing. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const deadline = Date.now() + portPatienceMs;
  for (;;) {
    try {
      const server = await listen(() => {}, port, host);
      await new Promise((resolve) => server.close(resolve));
      return;
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof StartError)) throw error;
      await pause(50);
    }
  }
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** No new requests; those under way are finished, within reason. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    // A connection that has just answered is kept open for the next request, which nobody will answer any more.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      'port',
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError('port', `This user may not open port ${port}. Choose one above 1023.`);
  return error;
}
