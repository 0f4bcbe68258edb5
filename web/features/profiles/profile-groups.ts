import type { Profile, ProfileGroup } from '../../../contract/content/profiles.ts';
import type { WordKey } from '../../../contract/site/words/site-words.ts';

/** `about` says which of the school's words tell what they do. */
type Group = { tag: ProfileGroup; slug: string; name: string; about: WordKey; others: string };

/** The groups in the order of the page; the slug is the anchor and the name of the page number in the address. */
export const profileGroups = [
  {
    tag: 10,
    slug: 'governors',
    name: 'Governors',
    about: 'governors',
    others: 'More governors',
  },
  {
    tag: 20,
    slug: 'management',
    name: 'Management',
    about: 'management',
    others: 'More of the management',
  },
  {
    tag: 30,
    slug: 'teachers',
    name: 'Teachers',
    about: 'teachers',
    others: 'More teachers',
  },
] as const satisfies Group[];

export type ProfileGroupInfo = (typeof profileGroups)[number];

/** What a list needs of a profile; the whole biography is for its own page. */
export type Person = Pick<Profile, 'id' | 'name' | 'position' | 'pictureInfo'> & { extract: string };

export const groupOf = (tag: number): ProfileGroupInfo =>
  profileGroups.find((group) => group.tag === tag) ?? profileGroups[2];
