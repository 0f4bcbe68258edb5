import type { ErrorAnswer } from '../../../contract/common/errors.ts';

/** What became of a save. */
export type SaveResult<T> =
  | { kind: 'saved'; thing: T }
  /** The API said no; `fields` has a message for every field that is wrong. */
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  /** Somebody has saved since this person began; the message says who. Nothing was written. */
  | { kind: 'stale'; message: string }
  /** No answer came, or none that says more: trying again may help. */
  | { kind: 'lost' };

type Answer<T> = { ok: boolean; status: number; json: () => Promise<T> };

/** Reads the answer of a call of the typed client: `savedBy(api.news.edit[':id'].$put({ … }))`. */
export async function savedBy<T>(call: Promise<Answer<T>>): Promise<SaveResult<T>> {
  const answer = await call.catch(() => undefined);
  if (!answer || answer.status >= 500) return { kind: 'lost' };
  if (answer.ok) {
    if (answer.status === 204) return { kind: 'saved', thing: undefined as T };
    // The line may break within the answer.
    return answer.json().then(
      (thing) => ({ kind: 'saved', thing }),
      () => ({ kind: 'lost' }),
    );
  }
  const error = (await answer.json().catch(() => ({}))) as Partial<Omit<ErrorAnswer, 'code'>> & { code?: string };
  if (error.code === 'stale') return { kind: 'stale', message: error.message ?? '' };
  return { kind: 'refused', fields: error.fields ?? {}, message: error.message ?? '' };
}
