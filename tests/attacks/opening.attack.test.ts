import { beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../api/app.ts';
import { scenePictures, settings } from '../../api/db/tables/settings.ts';
import { openSite, startClosed } from '../../api/features/opening/opening.service.ts';
import { createOpening } from '../../api/features/opening/opening.ts';
import { testApi } from '../support/api.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { routeSamples } from '../support/route-samples.ts';
import { tally } from './figures.ts';
import { describedRoutes, type Route } from './routes.ts';

const api = testApi();
const make = () => createApi({ ...api.deps, opening: createOpening(api.deps.db) });
let closed: ReturnType<typeof make>;
let [owner, reader]: Person[] = [];

const ask = (path: string, headers: Record<string, string> = {}) =>
  closed.request(path, { headers }, { clientAddress: '10.20.0.1' });
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

beforeAll(async () => {
  [owner, reader] = [await api.make.person(5), await api.make.person(1)];
  await startClosed(api.deps.db);
  closed = make();
});

describe('ASVS 8.2.1, 14.2.2: a site that is not open yet', () => {
  test('answers strangers nothing but who is coming', async () => {
    const samples = routeSamples(api);
    const { routes } = await describedRoutes(api);
    const isPublic = ({ access }: Route) => access.kind === 'anyone';
    const answered: string[] = [];
    for (const { name, method, path } of routes.filter(isPublic)) {
      const sample = await samples[name]?.(owner as Person);
      const filled = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(sample?.params?.[key])));
      const json = method === 'GET' || method === 'DELETE' ? undefined : sample?.json;
      const body = sample?.form ?? (json === undefined ? undefined : JSON.stringify(json));
      const answer = await closed.request(
        `/api${filled}${sample?.query ?? ''}`,
        { method, ...(body && { body }), headers: json === undefined ? {} : { 'content-type': 'application/json' } },
        { clientAddress: '10.20.0.2' },
      );
      if (answer.status === 403 && (await codeOf(answer)) === 'not_open') continue;
      answered.push(name);
    }
    expect(answered.sort()).toEqual(['GET /api/settings', 'GET /api/settings/scenes']);
    tally({ requests: routes.length });
  });

  test('says its name and phone, and neither address, mailbox, mission nor links', async () => {
    const school = { schoolName: 'Hill View', phone: '+256 434 120 345', address: 'Plot 8', mission: 'Secret plan' };
    const changed = await api.request('PUT', '/admin/settings', { as: owner, json: { school } });
    expect(changed.status).toBe(200);
    const said = await (await ask('/api/settings')).text();
    expect(JSON.parse(said)).toMatchObject({ schoolName: 'Hill View', phone: school.phone, closed: true });
    for (const secret of ['Plot 8', 'Secret plan', 'office@']) expect(said).not.toContain(secret);
    expect(await (await ask('/api/settings/scenes')).json()).toEqual({ hero: [], facility: [], banner: [], event: [] });
  });

  test('shows no picture, not even one that a page shows', async () => {
    const [shown, crest] = [await api.make.picture(), await api.make.picture()];
    await api.deps.db.insert(scenePictures).values([
      { set: 'hero', position: 0, picture: shown },
      { set: 'crest', position: 0, picture: crest },
      { set: 'icon', position: 0, picture: crest },
      { set: 'social', position: 0, picture: crest },
    ]);
    expect((await api.api.request(`/images/${shown}`)).status).toBe(200);
    // Nobody learns which are there.
    for (const name of [shown, 'no-such.png']) expect((await ask(`/images/${name}`)).status).toBe(404);
    expect((await ask(`/images/${crest}`)).status).toBe(200);
    const scenes = (await (await ask('/api/settings/scenes')).json()) as { hero: unknown[]; crest: { name: string } };
    expect([scenes.hero, scenes.crest.name]).toEqual([[], crest]);
    const inside = await ask(`/images/${shown}`, { authorization: `Bearer ${reader?.token}` });
    expect([inside.status, inside.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('shows all of it to whoever is signed in, by token or by cookie, and to no shared cache', async () => {
    const byToken = await ask('/api/news', { authorization: `Bearer ${reader?.token}` });
    expect([byToken.status, byToken.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const signedIn = await closed.request(
      '/api/users/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: reader?.email, pwd: goodPassword }),
      },
      { clientAddress: '10.20.0.3' },
    );
    const inside = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('inside='));
    expect(inside).toMatch(/HttpOnly/);
    expect(inside).toMatch(/SameSite=Lax/);
    const cookie = inside?.split(';')[0] ?? '';
    const byCookie = await ask('/api/news', { cookie });
    expect([byCookie.status, byCookie.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // It reads, and nothing else.
    expect((await ask('/api/admin/settings', { cookie })).status).toBe(401);
    for (const wrong of [`${cookie}x`, cookie.replace(/\.\w/, '.0'), 'inside=', `pictures=${cookie.slice(7)}`]) {
      expect((await ask('/api/news', { cookie: wrong })).status, wrong).toBe(403);
    }
    const pictures = signedIn.headers.getSetCookie().find((each) => each.startsWith('pictures='));
    const other = `inside=${pictures?.split(';')[0]?.slice('pictures='.length)}`;
    expect((await ask('/api/news', { cookie: other })).status).toBe(403);
    // Worth what the session is worth.
    await closed.request('/api/users/logout', { headers: { cookie: cookieOf(signedIn, 'refresh') } }, {});
    expect((await ask('/api/news', { cookie })).status).toBe(403);
  });

  test('is opened by its owner alone, at once and in every process, and stays open', async () => {
    const other = make();
    const admin = await api.make.person(4);
    const open = (as: Person | undefined) =>
      closed.request(
        '/api/admin/opening',
        { method: 'POST', headers: as ? { authorization: `Bearer ${as.token}` } : {} },
        {},
      );
    expect((await open(undefined)).status).toBe(401);
    expect((await open(admin)).status).toBe(403);
    expect((await ask('/api/news')).status).toBe(403);
    expect((await open(owner)).status).toBe(204);
    for (const process of [closed, other]) expect((await process.request('/api/news', {}, {})).status).toBe(200);
    expect((await (await ask('/api/settings')).json()) as object).not.toHaveProperty('closed');
    await openSite(api.deps, null);
    await startClosed(api.deps.db);
    expect(await createOpening(api.deps.db).isOpen()).toBe(true);
    // The settings and the structure of the site.
    expect(await api.countStatements(async () => ask('/api/settings'))).toBe(2);
    await api.deps.db.delete(settings);
  });
});

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
