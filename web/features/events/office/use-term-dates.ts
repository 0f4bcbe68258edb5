import { useEffect, useState } from 'react';
import type { TermSpan } from '../../../../contract/content/event-repeat.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { useSite } from '../../../ui/meta/site.ts';
import { eventCalls } from './event-calls.ts';

/** Terms and holidays of the school and of the chosen campus, once they matter and are there. */
export function useTermDates({ repeat, campusId = '' }: Values): TermSpan[] | null {
  const campus = useSite()?.campuses.find(({ id }) => String(id) === campusId)?.slug;
  const [dates, setDates] = useState<TermSpan[] | null>(null);
  const matters = repeat === 'term';
  useEffect(() => {
    if (!matters) return;
    let isWanted = true;
    eventCalls.termDates(campus).then(
      (found) => isWanted && setDates(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [matters, campus]);
  return dates;
}
