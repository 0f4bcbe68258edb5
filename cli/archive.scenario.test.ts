import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startBucket } from '../tests/support/bucket.ts';
import { createTestDatabase } from '../tests/support/database.ts';
import { jpegBytes } from '../tests/support/factory.ts';
import { addUser, runCli, startSite, temporaryFolder } from '../tests/support/program.ts';

const folder = temporaryFolder('archive');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('from the embedded database and a folder to a server and a bucket', async () => {
  const embedded = { DATA_DIR: path.join(folder, 'embedded') };
  const archive = path.join(folder, 'moving.tar');
  const credentials = { user: 'owner@school.example', pwd: await addUser(embedded, 'owner@school.example', 5) };
  const signIn = async (url: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(credentials),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { accessToken: string }).accessToken;
  };
  const before = await startSite(embedded);
  const form = new FormData();
  form.set('name', 'hall.jpg');
  form.set('file', new File([new Uint8Array(await jpegBytes())], 'hall.jpg'));
  const headers = { authorization: `Bearer ${await signIn(before.url)}` };
  const stored = await fetch(`${before.url}/api/singleUpload`, { method: 'POST', headers, body: form });
  expect(stored.status).toBe(201);
  const { name } = (await stored.json()) as { name: string };
  const picture = Buffer.from(await (await fetch(`${before.url}/images/${name}`, { headers })).arrayBuffer());
  expect(picture.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  await before.stop();
  expect((await runCli(embedded, 'backup', archive)).output).toContain('1 pictures');

  const bucket = await startBucket();
  const server = await createTestDatabase();
  const there = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'there'), ...bucket.environment };
  expect((await runCli(there, 'restore', archive)).output).toContain('Restored');
  const after = await startSite(there);
  const again = { authorization: `Bearer ${await signIn(after.url)}` };
  const image = await fetch(`${after.url}/images/${name}`, { headers: again });
  expect(Buffer.from(await image.arrayBuffer()).equals(picture)).toBe(true);
  const { code, output } = await runCli(there, 'doctor', 'files', 'storage', 'owner');
  expect(output).toMatch(/ok +files +1 picture,.*ok +owner/s);
  expect(code).toBe(0);
  await after.stop();
  await server.close();
  await bucket.close();
});
