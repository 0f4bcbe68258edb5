import { useEffect, useState } from 'react';
import { linkCalls } from './link-calls.ts';

const none: ReadonlySet<string> = new Set();
const debounceMs = 800;

/** Those of the addresses at which readers find nothing; asked for when they change, after a pause. */
export function useDeadLinks(paths: string[]): ReadonlySet<string> {
  const [dead, setDead] = useState(none);
  const key = [...new Set(paths)].sort().slice(0, 200).join('\n');
  useEffect(() => {
    if (key === '') return setDead(none);
    let isOld = false;
    const show = (found: string[]) => !isOld && setDead(new Set(found));
    const timer = setTimeout(() => {
      // Without an answer nothing is said against them.
      linkCalls.check(key.split('\n')).then(
        (answer) => show(answer.dead),
        () => show([]),
      );
    }, debounceMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key]);
  return dead;
}
