import { useEffect, useState } from 'react';
import { type WaitingForm, waitingForms } from '../../ui/form/outbox.ts';
import { type Choice, canKeep, emptyPocket, type Kept, keep, readKept } from './kept.ts';

type State =
  /** Nobody has looked yet, or no script runs. */
  | { kind: 'unknown' }
  | { kind: 'impossible' }
  | { kind: 'empty' }
  | { kind: 'keeping'; done: number; all: number }
  | { kind: 'kept'; kept: Kept };

/** What is on this phone, and how to change it. */
export function usePocket() {
  const [state, setState] = useState<State>({ kind: 'unknown' });
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState<WaitingForm[]>([]);

  async function look() {
    setWaiting(await waitingForms().catch(() => []));
    const kept = await readKept().catch(() => null);
    setState(kept ? { kind: 'kept', kept } : { kind: canKeep() ? 'empty' : 'impossible' });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page appears
  useEffect(() => {
    look();
  }, []);

  async function fetchAll(choice: Choice) {
    setProblem('');
    setState({ kind: 'keeping', done: 0, all: 0 });
    try {
      await keep(choice, (done, all) => setState({ kind: 'keeping', done, all }));
    } catch {
      setProblem('Not all of it came. What you had before is still there. Please try again on a better line.');
    }
    await look();
  }

  async function letGo() {
    await emptyPocket();
    await look();
  }

  return { state, problem, waiting, fetchAll, letGo };
}
