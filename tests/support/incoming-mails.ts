import { createHmac, randomUUID } from 'node:crypto';
import type { TestApi } from './api.ts';

type Mail = {
  from?: string;
  subject?: string;
  messageId?: string;
  answers?: string | undefined;
  headers?: string[];
  text?: string;
  /** Instead of a text: what stands behind the headers, with its Content-Type. */
  body?: string;
};

/** A mail as it comes over the wire. */
export function rawMail({ from = 'Peter Okello <peter@mail.example>', subject = 'Re: Hello', ...mail }: Mail = {}) {
  const { messageId = `<${randomUUID()}@mail.example>`, answers, headers = [], text = 'Thank you!' } = mail;
  return [
    `From: ${from}`,
    'To: office@school.example',
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    ...(answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : []),
    'Date: Tue, 17 Nov 2026 18:00:00 +0300',
    'MIME-Version: 1.0',
    ...headers,
    // What the school's provider has found out.
    'Authentication-Results: mx.school.example; dmarc=pass header.from=mail.example',
    ...(mail.body ? [mail.body] : ['Content-Type: text/plain; charset=utf-8', '', text]),
  ].join('\r\n');
}

/** Files behind a text, each as a part of its own. */
export function partsOf(text: string, files: { name: string; content: Buffer }[]): string {
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ...files.map(
      ({ name, content }) =>
        `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replace(/.{76}/g, '$&\r\n')}`,
    ),
  ];
  return `Content-Type: multipart/mixed; boundary="cut"\r\n\r\n${parts.map((part) => `--cut\r\n${part}\r\n`).join('')}--cut--\r\n`;
}

export const signatureOf = (raw: string | Buffer, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;

let asked = 0;

/** Handed in over HTTP, signed with the secret unless other proof is given. */
export async function handIn(
  { api }: TestApi,
  raw: string | Buffer,
  { secret = '', headers }: { secret?: string; headers?: Record<string, string> } = {},
) {
  asked += 1;
  const response = await api.request(
    '/api/mail/replies',
    {
      method: 'POST',
      body: new Uint8Array(Buffer.from(raw)),
      headers: {
        'content-type': 'message/rfc822',
        'content-length': String(Buffer.byteLength(raw)),
        ...(headers ?? { 'x-reply-signature': signatureOf(raw, secret) }),
      },
    },
    { clientAddress: `10.9.${asked >> 8}.${asked & 255}` },
  );
  return { status: response.status, answer: (await response.json()) as { outcome?: string; message?: string } };
}
