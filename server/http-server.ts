import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error.ts';

const drainMs = 10_000;

/** Workers each have a queue of their own at the same port, where the system can do that: it spreads them evenly. */
const ownQueue = cluster.isWorker && process.platform === 'linux' ? { reusePort: true, exclusive: true } : {};

export function listen(listener: RequestListener, port: number, host: string | undefined): Promise<Server> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 72_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen({ port, host, ...ownQueue }, () => resolve(server));
  });
}

/** Asked before anything is started, so that a taken port costs nothing. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const server = await listen(() => {}, port, host);
  await new Promise((resolve) => server.close(resolve));
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
