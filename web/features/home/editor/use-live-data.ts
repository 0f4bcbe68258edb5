import { useEffect, useState } from 'react';
import { liveChoices } from '../../../../contract/site/shown-site.ts';
import type { HomeSettings } from '../../../../contract/site/site.ts';
import { type HomeData, loadHomeWith } from '../home-calls.ts';

/** What is live, as the form chooses it at this moment; until it has come, what was shown before. */
export function useLiveData(home: HomeSettings, start: HomeData): HomeData {
  const [data, setData] = useState(start);
  const wanted = JSON.stringify(liveChoices(home));
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted === shown) return;
    let isCurrent = true;
    loadHomeWith(JSON.parse(wanted)).then(
      (loaded) => {
        if (!isCurrent) return;
        setData(loaded);
        setShown(wanted);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, shown]);
  return data;
}
