import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerEarly } from '../http/entrance/early-answer.ts';
import { closedHeaders } from '../http/security-headers.ts';
import { refusals } from '../operations/metrics.ts';
import { portHolder } from './start/port-holder.ts';
import { StartError } from './start-error.ts';

const drainMs = 10_000;
/** For one process. Above it the system is told to hang up, before memory or file descriptors run out. */
const maxConnections = 10_000;
/** A connection on which nothing was sent or taken for so long is given up. */
const stalledMs = 90_000;
/** A reader may be slow. One who has taken less than this between two looks holds memory that others need. */
const readerFloor = { everyMs: 30_000, bytes: 10_000 };
/** The workers of a killed program need a moment to notice, and until then they hold the port. */
const portTimeoutMs = 1_000;

/** Workers each have a queue of their own at the same port, where the system can do that: it spreads them evenly. */
const ownQueue = cluster.isWorker && process.platform === 'linux' ? { reusePort: true, exclusive: true } : {};
/** Below it, only root may listen. Containers often lower it. */
export function firstOpenPort(): number {
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'), 10);
  } catch {
    return 1024;
  }
}

/** A port that only root may open is opened by the first process, for all. */
const isRoots = (port: number) => port > 0 && port < firstOpenPort() && process.getuid?.() !== 0;

export function listen(
  listener: RequestListener,
  port: number,
  host: string | undefined,
  floor = readerFloor,
): Promise<Server> {
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      // Who drips their headers is looked for often: otherwise the limit would be the limit and half a minute more.
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 72_000,
      // The entrance asks for it, and its answer has all headers.
      requireHostHeader: false,
    },
    listener,
  );
  server.on('clientError', refuseBroken);
  server.on('checkExpectation', (request, response) => answerEarly(request, response, { status: 417 }));
  server.maxConnections = maxConnections;
  server.setTimeout(stalledMs);
  hangUpOnIdleReaders(server, floor);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen({ port, host, ...(isRoots(port) ? {} : ownQueue) }, () => resolve(server));
  });
}

type Counted = Socket & { _bytesDispatched?: number; _handle?: { writeQueueSize: number } | null };

/** What the other side has taken, and what still lies here for it. What Node says of a socket counts the latter as sent. */
export function progressOf(socket: Counted) {
  const queued = socket._handle?.writeQueueSize ?? 0;
  return { taken: (socket._bytesDispatched ?? 0) - queued, isWaiting: queued > 0 };
}

function hangUpOnIdleReaders(server: Server, { everyMs, bytes }: typeof readerFloor): void {
  const before = new Map<Socket, ReturnType<typeof progressOf>>();
  server.on('connection', (socket) => {
    before.set(socket, progressOf(socket));
    socket.once('close', () => before.delete(socket));
  });
  const looking = setInterval(() => {
    for (const [socket, last] of before) {
      const now = progressOf(socket);
      before.set(socket, now);
      if (!(last.isWaiting && now.isWaiting && now.taken - last.taken < bytes)) continue;
      refusals.slow_reader += 1;
      // Otherwise the system would go on keeping what it has for them.
      socket.resetAndDestroy();
    }
  }, everyMs).unref();
  server.once('close', () => clearInterval(looking));
}

/** Asked before anything is started, so that a taken port costs nothing. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const deadline = Date.now() + portTimeoutMs;
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

const brokenStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const brokenHeaders = Array.from({ length: closedHeaders.length / 2 }, (_, i) =>
  closedHeaders.slice(2 * i, 2 * i + 2).join(': '),
).join('\r\n');

/** What is no request gets Node's own answer, with the headers of every answer. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = brokenStatus[error.code ?? ''] ?? 400;
  // Within an answer that is on its way, another would be taken for a part of it.
  const { _httpMessage: inFlight } = socket as { _httpMessage?: ServerResponse };
  if (socket.writable && !inFlight?.headersSent)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${brokenHeaders}\r\nConnection: close\r\n\r\n`);
  socket.destroy(error);
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    const holder = portHolder(port);
    const who = holder
      ? `is taken by ${holder}.`
      : `is taken, perhaps by a Seven Hills that still runs ("lsof -i :${port}" names the program).`;
    const other = port < 65_535 ? port + 1 : 3000;
    return new StartError(
      'port',
      `Port ${port} ${who}\nStop it, or choose another port: PORT=${other} in the file .env, or PORT=${other} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError('port', `This user may not open port ${port}. Choose one above 1023.`);
  return error;
}
