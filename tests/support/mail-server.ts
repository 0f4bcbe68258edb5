import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How the server treats the next mail. */
export type Behaviour =
  | 'takes'
  | 'holds its answer'
  | 'knows nobody'
  | 'greylists'
  | 'has no room'
  | 'hangs up'
  | 'repeats what it refuses';

type Received = { to: string[]; text: string };

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A mail server on this machine that can be made to misbehave as real ones do. */
export async function startMailServer(port = 0) {
  const received: Received[] = [];
  let behaviour: Behaviour = 'takes';
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (behaviour === 'knows nobody') return done(refusal(550, 'No such user here'));
      if (behaviour === 'greylists') {
        behaviour = 'takes';
        return done(refusal(451, 'Come back later'));
      }
      done();
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (behaviour === 'has no room') return done(refusal(452, 'no room'));
        if (behaviour === 'repeats what it refuses') {
          return done(refusal(554, `blocked: ${text.replace(/=\r\n/g, '').match(/http\S+token\S+/)?.[0]}`));
        }
        if (behaviour === 'hangs up') {
          for (const connection of server.connections) Reflect.get(connection, '_socket').destroy();
          return;
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        if (behaviour === 'holds its answer') held.push(done);
        else done();
      });
    },
  });
  // Those who hang up are part of the game.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    setBehaviour(next: Behaviour) {
      behaviour = next;
    },
    /** Gives the answers that it held, and from now on each at once. */
    release() {
      behaviour = 'takes';
      for (const answer of held.splice(0)) answer();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
