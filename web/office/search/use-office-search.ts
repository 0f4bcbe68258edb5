import { useEffect, useState } from 'react';
import { type OfficeGroup, officeSearchMinLength } from '../../../contract/office/office-search.ts';
import { type FoundGroup, foundGroups } from './found-links.ts';
import { findInOffice } from './search-calls.ts';

const debounceMs = 150;
const nothing: { q: string; groups: OfficeGroup[]; failed: boolean } = { q: '', groups: [], failed: false };

type Found = {
  groups: FoundGroup[];
  /** The answer to what stands in the box has not come yet; what is shown is the one before. */
  isPending: boolean;
  failed: boolean;
};

/** What has the typed words. An answer that comes too late is not shown. */
export function useOfficeSearch(typed: string, role: number): Found {
  const q = typed.trim();
  const [answer, setAnswer] = useState(nothing);
  const isAsked = q.length >= officeSearchMinLength;
  useEffect(() => {
    if (!isAsked) {
      setAnswer(nothing);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const groups = await findInOffice(q).catch(() => undefined);
      if (isCurrent) setAnswer({ q, groups: groups ?? [], failed: groups === undefined });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q, isAsked]);
  return { groups: foundGroups(q, role, answer.groups), isPending: isAsked && answer.q !== q, failed: answer.failed };
}
