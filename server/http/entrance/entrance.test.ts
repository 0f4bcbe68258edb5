import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { portOf } from '../../process/http-server.ts';
import { entrance } from './entrance.ts';
import { createRefusals } from './refusals.ts';

test('what is refused leaves its path in the log, and no secret', async () => {
  let logged = '';
  const destination = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  const inside = entrance(
    { ownOrigin: 'https://school.example', note: createRefusals(pino(destination)) },
    (_, response) => {
      response.end('inside');
    },
  );
  const server = createServer(inside).listen(0);
  await once(server, 'listening');
  try {
    const address = `http://localhost:${portOf(server)}/reset?token=secret-of-a-mail`;
    const headers = { origin: 'https://www.school.example' };
    const refused = await fetch(address, { method: 'POST', headers });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('go to https://school.example'),
    ]);
    expect(await (await fetch(address, { method: 'POST' })).text()).toBe('inside');
    expect(JSON.parse(logged)).toMatchObject({ reason: 'foreign_page', path: '/reset', origin: headers.origin });
    expect(logged).not.toContain('secret');
  } finally {
    server.close();
  }
});

test('a page of another site cannot fetch or embed what the API answers; a link to it can be followed', async () => {
  const noted: string[] = [];
  const server = createServer(
    entrance({ ownOrigin: undefined, note: (reason) => noted.push(reason) }, (_, response) => {
      response.end('inside');
    }),
  ).listen(0);
  await once(server, 'listening');
  const statusOf = async (path: string, site: string, mode: string) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    get({ port: portOf(server), path, headers }, (response) => resolve(response.resume().statusCode));
    return promise;
  };
  try {
    for (const path of ['/api/previews/open?key=x', '/api/site/preview?key=x', '/api/news', '/p?key=x'])
      expect(await statusOf(path, 'cross-site', 'no-cors'), path).toBe(403);
    expect(new Set(noted)).toEqual(new Set(['foreign_page']));
    for (const path of ['/news', '/images/a.jpg', '/programme', '/apidocs'])
      expect(await statusOf(path, 'cross-site', 'no-cors'), path).toBe(200);
    for (const [site, mode] of [
      ['cross-site', 'navigate'],
      ['same-origin', 'cors'],
      ['none', 'navigate'],
    ] as const)
      expect(await statusOf('/api/previews/open?key=x', site, mode)).toBe(200);
  } finally {
    server.close();
  }
});
