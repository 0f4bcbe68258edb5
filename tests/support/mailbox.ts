import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that counts what it was given, by the number of the mail in our tables. */
export async function startMailbox(port = 0) {
  const deliveries = new Map<number, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const id = Number(/^Message-ID: <mail-(\d+)-/im.exec(text)?.[1]);
        deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A program that is killed in the middle of a mail leaves a broken connection.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    /** How often each mail came. */
    deliveries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
