import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { quantile } from './figures.ts';

/**
 * Fires requests over connections that stay open and reads of each answer no more than its end. The usual generators
 * of this language cost several times what the server costs, and would measure themselves.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string' },
    requests: { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
  },
});
const { hostname, port, host, pathname, search } = new URL(positionals[0] ?? '');
const most = values.requests ? Number(values.requests) : Number.POSITIVE_INFINITY;
const until = values.seconds ? performance.now() + Number(values.seconds) * 1000 : Number.POSITIVE_INFINITY;
const request = Buffer.from(
  [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...values.header]
    .map((line) => `${line}\r\n`)
    .join('')
    .concat('\r\n'),
);

const times: number[] = [];
let sent = 0;
let failed = 0;

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => send());
    socket.setNoDelay();
    let sentAt = 0;
    let missing = 0;
    let head: Buffer = Buffer.alloc(0);

    function send() {
      if (sent >= most || performance.now() >= until) return void socket.end(resolve);
      sent += 1;
      sentAt = performance.now();
      socket.write(request);
    }
    function take(chunk: Buffer) {
      if (missing === 0) {
        const all = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = all.indexOf('\r\n\r\n');
        if (end === -1) {
          head = all;
          return;
        }
        head = Buffer.alloc(0);
        missing = lengthOf(all.toString('latin1', 0, end)) - (all.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      times.push(performance.now() - sentAt);
      send();
    }
    onEnd(socket, resolve);
    socket.on('data', take);
  });
}

function onEnd(socket: Socket, resolve: () => void) {
  socket.on('error', () => {
    failed += 1;
    resolve();
  });
}

function lengthOf(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) failed += 1;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer of unknown length cannot be measured');
  return Number(length);
}

const startedAt = performance.now();
await Promise.all(Array.from({ length: Number(values.connections) }, ask));
const perSecond = (times.length / (performance.now() - startedAt)) * 1000;
console.log(JSON.stringify({ perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed }));
