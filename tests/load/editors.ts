import { randomBytes } from 'node:crypto';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { editorAt, renewSession, signIn } from '../support/editor.ts';
import { type CrowdReport, reportOf } from './crowd.ts';

type Person = { email: string; password: string };

/** How long somebody writes before they save. */
const thinkMs = 40_000;
/** A token is good for a quarter of an hour. */
const renewAfterMs = 5 * 60_000;

/** People who sign in and save stories, events and pictures, each at their own pace. */
export async function runEditors(url: string, people: Person[], seconds: number): Promise<CrowdReport> {
  const times = createHistogram();
  const errors: Record<string, number> = {};
  const until = Date.now() + seconds * 1000;

  async function editor({ email, password }: Person) {
    await pause(Math.random() * Math.min(thinkMs, seconds * 500));
    let session = await signIn(url, email, password);
    let signedInAt = Date.now();
    const work = editorAt(url, () => session.token);
    const kinds = ['event', 'story', 'upload'] as const;
    for (let n = 0; n === 0 || Date.now() < until; n += 1) {
      const kind = kinds[n % kinds.length] ?? 'event';
      const startedAt = performance.now();
      const status = await work[kind](`load ${randomBytes(6).toString('hex')}`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error) => String(error.cause?.code ?? error.message),
      );
      times.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
      if (status !== 201) errors[status] = (errors[status] ?? 0) + 1;
      if (Date.now() - signedInAt > renewAfterMs) {
        session = (await renewSession(url, session.cookie)) ?? (await signIn(url, email, password));
        signedInAt = Date.now();
      }
      await pause(Math.min(thinkMs * (0.5 + Math.random()), Math.max(0, until - Date.now())));
    }
  }

  await Promise.all(
    people.map((person) =>
      editor(person).catch((error) => {
        errors[String(error.message)] = (errors[String(error.message)] ?? 0) + 1;
      }),
    ),
  );
  return reportOf(times, errors);
}
