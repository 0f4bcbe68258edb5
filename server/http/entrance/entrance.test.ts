import { once } from 'node:events';
import { createServer } from 'node:http';
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
