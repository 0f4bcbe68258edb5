import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { createLogger } from '../process/start/boot.ts';
import { createApp, type WebBuild } from './app.ts';

const api = testApi();

test('an error while rendering is a line of the log, with the request id and without values', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger({ logLevel: 'info' }, stream);
  const build = (await import(pathToFileURL('build/server/index.js').href)) as WebBuild;
  const { root } = build.routes;
  if (!root) throw new Error('there is no root route');
  const loader = () => {
    throw new Error('Failed query: select 1\nparams: parent@example.com');
  };
  const broken = { ...build, routes: { ...build.routes, root: { ...root, module: { ...root.module, loader } } } };
  const app = createApp({ ...api.deps, log }, () => broken, {
    trustedProxies: 0,
    clientFolder: undefined,
    development: false,
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const incoming = { headers: {}, socket: {} };
  const response = await app.request('http://school.example/', {}, { incoming });
  const printed = stderr.mock.calls.join('');
  stderr.mockRestore();
  expect(response.status).toBe(500);
  expect(printed).toBe('');
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({
    requestId: response.headers.get('x-request-id'),
    err: { message: 'Failed query: select 1' },
  });
  expect(lines.join('')).not.toContain('parent@example.com');
});
