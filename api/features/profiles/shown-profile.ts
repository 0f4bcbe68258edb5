import type { Deps } from '../../deps.ts';
import { contentOf, findKept, picturesOf } from '../kept/kept.service.ts';
import { presentProfile } from './profiles.presenter.ts';
import type { ProfileRow } from './profiles.queries.ts';
import { loadProfile } from './profiles.service.ts';

/** A profile as its page will show it once what is kept of it is public, whoever asks; the caller knows who may see it. */
export async function shownProfile({ db }: Deps, id: number) {
  const [profile, kept] = await Promise.all([loadProfile(db, id), findKept(db, { kind: 'profile', id })]);
  const change = kept && { ...(contentOf(kept) as Partial<ProfileRow>), pictureInfo: await picturesOf(db, kept) };
  const row = { ...profile, ...change };
  return { profile: { ...presentProfile(row), pictures: row.pictureInfo[0]?.name ?? '' } };
}
