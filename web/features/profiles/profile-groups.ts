import type { Profile, ProfileGroup } from '../../../contract/profiles.ts';

type Group = { tag: ProfileGroup; slug: string; name: string; about: string; others: string };

/** The groups in the order of the page; the slug is the anchor and the name of the page number in the address. */
export const profileGroups = [
  {
    tag: 10,
    slug: 'governors',
    name: 'Governors',
    about: 'They set the direction of the school, read its accounts and answer for it.',
    others: 'More governors',
  },
  {
    tag: 20,
    slug: 'management',
    name: 'Management',
    about: 'They run the campuses from day to day.',
    others: 'More of the management',
  },
  {
    tag: 30,
    slug: 'teachers',
    name: 'Teachers',
    about: 'The people your child will talk about at supper.',
    others: 'More teachers',
  },
] as const satisfies Group[];

export type ProfileGroupInfo = (typeof profileGroups)[number];

/** What a list needs of a profile; the whole biography is for its own page. */
export type Person = Pick<Profile, 'id' | 'name' | 'position' | 'pictureInfo'> & { extract: string };

export const groupOf = (tag: number): ProfileGroupInfo =>
  profileGroups.find((group) => group.tag === tag) ?? profileGroups[2];
