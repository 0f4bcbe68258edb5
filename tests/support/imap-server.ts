import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

export const mailboxUser = { user: 'replies@school.example', password: 'mango-tree-by-the-gate' };

/** A real IMAP server on this machine, whose mailbox can be filled. */
export async function startImapServer() {
  const users = { [mailboxUser.user]: { password: mailboxUser.password } };
  const server = hoodiecrow({ users, storage: { INBOX: { messages: [] } }, plugins: ['ID', 'IDLE'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailbox: { host: '127.0.0.1', port, ...mailboxUser, folder: 'INBOX' },
    /** A mail arrives. */
    put(raw: string) {
      server.appendMessage('INBOX', [], false, Buffer.from(raw.replace(/\r?\n/g, '\r\n')).toString('latin1'));
    },
    /** Somebody moves all mails somewhere else. */
    clear() {
      server.getMailbox('INBOX').messages.splice(0);
    },
    flags: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
