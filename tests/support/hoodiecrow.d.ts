declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type ImapServer = {
    server: Server;
    listen: (port: number, host: string, done: () => void) => void;
    close: (done: () => void) => void;
    appendMessage: (mailbox: string, flags: string[], internalDate: false, raw: string) => void;
    getMailbox: (name: string) => { messages: { flags: string[] }[] };
  };
  type Options = { users: Record<string, { password: string }>; storage: object; plugins: string[] };

  export default function hoodiecrow(options: Options): ImapServer;
}
