import { useEffect, useState } from 'react';
import type { NotedConsent } from '../../../../contract/media/consent.ts';
import { loadConsents } from '../../forms/edit/edit-api.ts';
import type { Upload } from '../upload/upload-queue.ts';

type Noted = Pick<NotedConsent, 'consent' | 'consentNote'>;

const nothingSaid: Noted = { consent: 'unknown', consentNote: '' };

/** What is noted about the stored pictures; nothing for those of which somebody else decides. */
export function useConsents(pictures: readonly Upload[], wanted: boolean) {
  const [noted, setNoted] = useState<ReadonlyMap<string, Noted>>(new Map());
  const stored = pictures.flatMap(({ name, isNew }) => (name && !isNew ? name : []));
  const asked = wanted ? stored.filter((name) => !noted.has(name)).join(',') : '';

  useEffect(() => {
    if (!asked) return;
    let gone = false;
    loadConsents(asked)
      .then((docs) => {
        if (!gone) setNoted((known) => new Map([...known, ...docs.map((one): [string, Noted] => [one.name, one])]));
      })
      // Without an answer it is not asked about: describing and saving go on.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [asked]);

  /** Of what was uploaded just now nobody can have said anything. */
  return ({ name, isNew }: Upload): Noted | undefined =>
    wanted && name ? (isNew ? nothingSaid : noted.get(name)) : undefined;
}
