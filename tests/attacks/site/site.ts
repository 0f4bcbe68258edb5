import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { killNow, postgresIn } from '../../support/processes.ts';
import { addUser, startSite, temporaryFolder } from '../../support/program.ts';

export const publicUrl = 'https://school.example';

/** The whole program, as it would stand behind a proxy that speaks TLS, with an owner who is signed in. */
export async function startVictim() {
  const settings = { DATA_DIR: temporaryFolder('attacks'), LOG_LEVEL: 'info', PUBLIC_URL: publicUrl };
  const site = await startSite(settings);
  const email = 'owner@school.example';
  const password = await addUser(settings, email, 5);
  const { port } = new URL(site.url);
  const call = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
  const signedIn = await call('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: email, pwd: password }),
  });
  const { accessToken: token } = (await signedIn.json()) as { accessToken: string };
  const cookie = signedIn.headers.getSetCookie()[0] ?? '';

  /** As the owner, with JSON; fails when it is refused. */
  async function write(method: string, path: string, json: unknown): Promise<{ id: number; name: string }> {
    const response = await call(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? { id: 0, name: '' } : ((await response.json()) as { id: number; name: string });
  }

  async function upload(content: Uint8Array, name: string): Promise<string> {
    const form = new FormData();
    form.set('name', name);
    form.set('file', new File([new Uint8Array(content)], 'p.png'));
    const headers = { authorization: `Bearer ${token}` };
    const response = await call('/api/singleUpload', { method: 'POST', headers, body: form });
    return ((await response.json()) as { name: string }).name;
  }

  /** A request whose path and headers go out exactly as they are written. */
  function raw(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const sending = request({ host: 'localhost', port, method, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      sending.on('error', reject);
      sending.end(body);
    });
  }

  /** Bytes on a line, and what comes back until the line is closed: so long that only what hangs is cut off. */
  function wire(bytes: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(Number(port), 'localhost', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => resolve(answer));
      const cut = setTimeout(() => socket.destroy(), 60_000);
      socket.on('close', () => {
        clearTimeout(cut);
        resolve(answer);
      });
    });
  }

  /** At once, without waiting for slow lines; its PostgreSQL would stay. */
  async function end() {
    await site.kill();
    killNow(postgresIn(settings.DATA_DIR));
  }

  return { ...site, end, port: Number(port), call, write, upload, raw, wire, token, cookie, password };
}

export type Victim = Awaited<ReturnType<typeof startVictim>>;

/** Whether a page's own policy lets a script run. */
export const allowedBy = (policy: string) => (code: string) =>
  policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
