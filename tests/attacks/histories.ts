import { eq } from 'drizzle-orm';
import { passkeys } from '../../api/db/tables/factors.ts';
import { sessions, users } from '../../api/db/tables/users.ts';
import { overviewOf, removeAllFactors } from '../../api/features/factors/factors.service.ts';
import { hashSecret, signAccessToken } from '../../api/lib/security/tokens.ts';
import type { Role } from '../../contract/people/roles.ts';
import type { TestApi } from '../support/api.ts';
import type { Authenticator } from '../support/authenticator.ts';
import { cookiesOf, createFactors } from '../support/factors.ts';
import { mailedLetter } from '../support/mailed-letter.ts';

/** Small numbers that the same seed always gives in the same order. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: T[]): T | undefined => list[below(list.length)],
  };
}
type Random = ReturnType<typeof createRandom>;

/** What the person has in their hands; what is lost is no longer here. */
type Hands = { keys: Authenticator[]; app: string | undefined; codes: string[]; readsMail: boolean };

/** How the person got in at the end, the easiest first. */
type WayIn = 'password' | 'passkey' | 'app' | 'recovery' | 'mail' | 'colleague' | 'command line';
export type Tally = { ways: Partial<Record<WayIn, number>>; events: number; intrusions: number; lockedOut: number };

const minute = 60_000;
const hour = 60 * minute;

/**
 * One life of an account: things are set up, lost, used up, the clock and the address change, mail stops. After every
 * event somebody who knows only the password tries to get in; at the end the person does.
 */
export async function liveHistory(api: TestApi, random: Random, tally: Tally, passwordHash: string): Promise<void> {
  const factors = createFactors(api);
  const role = (1 + random.below(5)) as Role;
  let person = await api.make.person(role, { passwordHash });
  const hands: Hands = { keys: [], app: undefined, codes: [], readsMail: true };
  let passed = 0;
  /** The phone's clock, in minutes from the server's. */
  let phoneOff = 0;

  const phoneCode = (secret: string, ahead = 0) =>
    factors.codeOf(secret, new Date(api.deps.clock().getTime() + phoneOff * minute + ahead));
  /** The browser that the person has used from the beginning; limits are counted apart for it. */
  const cookie = cookiesOf((await factors.login(person)).headers);
  const device = hashSecret(/device=([^;]+)/.exec(cookie)?.[1] ?? '');
  const wait = async (ms: number) => {
    passed += ms;
    api.advanceClock(ms);
    // Limits are counted by the machine's own clock.
    for (const key of ms >= hour ? [`account ${person.id}`, `device ${device}`] : []) {
      await api.deps.rateLimits.reset('secondStep', key);
    }
  };
  const isProtected = async () =>
    (await api.deps.db.select({ is: users.secondStep }).from(users).where(eq(users.id, person.id)))[0]?.is ?? false;

  /** Signed in again where the session is too old for changes; the factory stands for a sign-in that succeeded. */
  const fresh = async (work: () => Promise<unknown>) => {
    const now = api.deps.clock();
    const endsAt = new Date(now.getTime() + 30 * 24 * hour);
    const [session] = await api.deps.db
      .insert(sessions)
      .values({ userId: person.id, endsAt, verifiedAt: now })
      .returning();
    const actor = { id: person.id, name: person.name, role: person.role, sessionId: session?.id ?? '' };
    person = { ...person, ...actor, token: await signAccessToken(api.deps.signingKey, api.deps.clock, actor) };
    await work();
  };

  const turnMail = () => api.request('PUT', '/users/factors/mail', { as: person, json: { on: random.chance(0.7) } });
  const events: (() => Promise<unknown> | undefined)[] = [
    () => fresh(addKey),
    () => fresh(setUpApp),
    () => fresh(printSheet),
    () => fresh(turnMail),
    () => fresh(removeApp),
    () => fresh(removeKey),
    () => {
      hands.keys.splice(random.below(hands.keys.length + 1), 1);
    },
    () => {
      hands.app = undefined;
    },
    () => {
      hands.codes = random.chance(0.5) ? [] : hands.codes.slice(5);
    },
    () => {
      hands.readsMail = random.chance(0.5);
    },
    () => {
      phoneOff = random.below(9) - 4;
    },
    () => wait((random.below(7) - 3) * minute),
    () => wait(random.below(48) * hour),
    moveSite,
    tryEveryWay,
  ];

  /** Another address of the site: the passkeys that are there were made for one that is no more, or that is back. */
  async function moveSite() {
    const rpId = random.chance(0.5) ? new URL(api.deps.publicUrl).hostname : 'old.school.example';
    await api.deps.db.update(passkeys).set({ rpId }).where(eq(passkeys.userId, person.id));
  }
  async function addKey() {
    hands.keys.push(await factors.passkey(person));
  }
  async function printSheet() {
    hands.codes = await factors.sheet(person);
  }
  async function removeApp() {
    await api.request('DELETE', '/users/factors/app', { as: person });
    hands.app = undefined;
  }
  async function setUpApp() {
    const { answer } = await api.request('POST', '/users/factors/app', { as: person });
    await api.request('POST', '/users/factors/app/confirm', { as: person, json: { code: phoneCode(answer.secret) } });
    hands.app = answer.secret as string;
  }
  async function removeKey() {
    const key = hands.keys.pop();
    if (key) await api.request('DELETE', `/users/factors/passkeys/${key.id}`, { as: person });
  }

  /** From somewhere that was never seen, so that no limit of earlier guesses stands in the way. */
  const elsewhere = () => `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`;
  const login = () => factors.login(person, { cookie, address: elsewhere() });

  /** Whoever has the password and nothing else. */
  async function intrude(): Promise<boolean> {
    const wasProtected = await isProtected();
    const { status, refusal } = await factors.login(person, { address: elsewhere() });
    if (status === 200) return wasProtected && (await isProtected());
    const token = refusal.step?.token;
    if (!token) return false;
    const guesses = [
      { method: 'totp', code: '123456' },
      { method: 'recovery', code: 'AAAA-BBBB-CCCC' },
      { method: 'mail', code: '000000' },
    ];
    const guess = random.pick(guesses) ?? {};
    return (await factors.finish({ token, ...guess })).status === 200;
  }

  const mailedCode = async () => /\b\d{6}\b/.exec((await mailedLetter(api, person.email)).text)?.[0];

  async function tryEveryWay(): Promise<WayIn | undefined> {
    const begun = await login();
    if (begun.status === 200) return 'password';
    if (begun.status === 429) return undefined;
    const { token, methods, passkey } = begun.refusal.step as { token: string; methods: string[]; passkey: object };
    const finish = async (proof: object) => (await factors.finish({ token, ...proof })).status === 200;
    for (const key of methods.includes('passkey') ? hands.keys : []) {
      if (await finish({ method: 'passkey', response: key.sign(passkey) })) return 'passkey';
    }
    if (methods.includes('totp') && hands.app) {
      if (await finish({ method: 'totp', code: phoneCode(hands.app) })) return 'app';
    }
    if (methods.includes('mail') && hands.readsMail) {
      await api.request('POST', '/users/second-step/mail', { json: { token } });
      const code = await mailedCode();
      if (code && (await finish({ method: 'mail', code }))) return 'mail';
    }
    if (methods.includes('recovery')) {
      const code = hands.codes.shift();
      if (code && (await finish({ method: 'recovery', code }))) return 'recovery';
    }
    return undefined;
  }

  /** The last two ways: a colleague who outranks the person, or whoever has the machine. */
  async function beRescued(): Promise<WayIn | undefined> {
    if (random.chance(0.5)) {
      const owner = await api.make.person(5);
      await api.request('POST', `/admin/users/${person.id}/factors/reset`, { as: owner });
      if (await intrude()) throw new Error('the removal of factors let somebody in before its time');
      await wait(25 * hour);
      if ((await login()).status === 200) return 'colleague';
    }
    const { person: row } = await overviewOf(api.deps, person.id);
    await api.deps.db.transaction((tx) => removeAllFactors(api.deps, tx, row, null));
    return (await login()).status === 200 ? 'command line' : undefined;
  }

  const length = 4 + random.below(12);
  for (let i = 0; i < length; i++) {
    await random.pick(events)?.();
    tally.events += 1;
    if (await intrude()) tally.intrusions += 1;
  }
  const way = (await tryEveryWay()) ?? (await wait(2 * hour).then(tryEveryWay)) ?? (await beRescued());
  if (way) tally.ways[way] = (tally.ways[way] ?? 0) + 1;
  else tally.lockedOut += 1;
  api.advanceClock(-passed);
}

export const noHistories = (): Tally => ({ ways: {}, events: 0, intrusions: 0, lockedOut: 0 });
