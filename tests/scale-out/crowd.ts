import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { editorAt, renewSession, signIn } from '../support/editor.ts';

const fresh = () => `w${randomBytes(8).toString('hex')}`;

/** Readers and editors who all come through one address, and note what is not as it should be. */
export function createCrowd(url: string, isDatabaseUnavailable: () => boolean) {
  const wrong = new Set<string>();
  const events: string[] = [];
  const enquiries: string[] = [];
  const counts = { reads: 0, saves: 0, refused: 0, renewals: 0, pictures: 0 };
  let stopped = false;
  let held = false;
  let saving = 0;

  const read = async (path: string) => {
    const unavailableBefore = isDatabaseUnavailable();
    const answer = await fetch(url + path);
    const text = await answer.text();
    counts.reads += 1;
    return { status: answer.status, text, excused: unavailableBefore || isDatabaseUnavailable() };
  };

  async function reader(paths: string[]) {
    for (let n = 0; !stopped; n += 1) {
      const path = paths[n % paths.length] ?? '/';
      const { status, excused } = await read(path);
      if (status !== 200 && !excused) wrong.add(`a reader got ${status} for ${path}`);
      await pause(10);
    }
  }

  /** Saves their own story again and again; whoever reads afterwards, wherever, must see it. */
  async function editor(email: string, password: string) {
    let session = await signInWithRetry(email, password);
    const work = editorAt(url, () => session.token);
    const { id, picture } = await ownStory(work);
    let title = '';
    for (let n = 0; !stopped; n += 1) {
      while (held) await pause(20);
      saving += 1;
      title = fresh();
      const saved = await work.change(`/news/edit/${id}`, { title, detail: '<p>x</p>', picture });
      if (await taken(saved, 200)) await expectSeen(title, [`/news/view/${id}`, `/api/news/view/${id}`, '/news', '/']);
      const event = fresh();
      if (await taken(await work.event(event), 201)) events.push(event);
      if (n % 5 === 0) session = (await renew(session.cookie)) ?? session;
      if (n % 7 === 0) await showsPicture(work);
      saving -= 1;
      await pause(20);
    }
    return { id, title };
  }

  /** The instance that was asked may be killed meanwhile. */
  async function signInWithRetry(email: string, password: string): ReturnType<typeof signIn> {
    for (let n = 0; ; n += 1) {
      try {
        return await signIn(url, email, password);
      } catch (error) {
        if (n === 50) throw error;
        await pause(100);
      }
    }
  }

  /** A first story, also when the instance that was asked for it is killed meanwhile. */
  async function ownStory(work: ReturnType<typeof editorAt>): Promise<{ id: number; picture: string }> {
    const stored = await work.upload(fresh());
    const picture = (await taken(stored, 201)) ? await nameIn(stored) : '';
    const body = { title: fresh(), detail: '<p>x</p>', category: 0, picture };
    const made = picture && (await work.add('/news/add', body));
    if (made && (await taken(made, 201))) return { id: ((await made.json()) as { id: number }).id, picture };
    await pause(100);
    return ownStory(work);
  }

  async function taken(answer: Response, status: number): Promise<boolean> {
    if (answer.status === status) {
      counts.saves += 1;
      return true;
    }
    counts.refused += 1;
    // 502: the instance was killed while it worked on it. Nobody was told that it is saved.
    if (![502, 503].includes(answer.status))
      wrong.add(`a save was answered with ${answer.status}: ${await answer.text()}`);
    return false;
  }

  async function expectSeen(title: string, paths: string[]) {
    for (const path of [...paths, ...paths, ...paths]) {
      const { status, text, excused } = await read(path);
      if (status === 200 && !text.includes(title)) wrong.add(`an old ${path} was shown after a save`);
      if (status !== 200 && !excused) wrong.add(`${path} was answered with ${status}`);
    }
  }

  async function renew(cookie: string) {
    const unavailable = isDatabaseUnavailable();
    const renewed = await renewSession(url, cookie).catch(() => undefined);
    counts.renewals += 1;
    if (renewed) return renewed;
    // The answer may have been lost with its instance: then the same cookie is good for a moment longer.
    const again = await renewSession(url, cookie).catch(() => undefined);
    if (!again && !unavailable && !isDatabaseUnavailable()) wrong.add('a session was lost');
    return again;
  }

  async function showsPicture(work: ReturnType<typeof editorAt>) {
    const stored = await work.upload(fresh());
    if (!(await taken(stored, 201))) return;
    const picture = await nameIn(stored);
    // An old one, which takes no other's place on the pages: a picture is public when something public shows it.
    const old = { title: fresh(), detail: '<p>x</p>', category: 0, picture, createdAt: '2020-01-01' };
    if (!(await taken(await work.add('/news/add', old), 201))) return;
    counts.pictures += 1;
    const { status, excused } = await read(`/images/${picture}?w=160`);
    if (status !== 200 && !excused) wrong.add(`a new picture was answered with ${status}`);
  }

  async function parent() {
    const work = editorAt(url, () => '');
    while (!stopped) {
      while (held) await pause(20);
      const key = fresh();
      saving += 1;
      if (await taken(await work.contact(key), 201)) enquiries.push(key);
      saving -= 1;
      await pause(200);
    }
  }

  return {
    wrong,
    counts,
    events,
    enquiries,
    reader,
    editor,
    parent,
    /** Everybody is at work. */
    async untilBusy() {
      while (counts.reads === 0 || counts.saves === 0) await pause(20);
    },
    async untilRead(more: number) {
      const enough = counts.reads + more;
      while (counts.reads < enough) await pause(20);
    },
    /** Nobody saves until they may again, so that what is in memory stays there. */
    async hold() {
      held = true;
      while (saving > 0) await pause(20);
    },
    goOn() {
      held = false;
    },
    stop() {
      stopped = true;
      held = false;
    },
  };
}

/** Under which a picture was stored. */
const nameIn = async (stored: Response) => ((await stored.json()) as { name: string }).name;
