import { lists } from '../../web/features/lists/list-descriptions.ts';

type Section = { id: string; title: string };

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value;

const modules = import.meta.glob<object>(['../../web/features/settings/**/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
});

/** Ids of the settings sections, as in `/admin/settings/mail`; those of the pictures derive from `sceneSets`. */
export const settingSectionIds: string[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported).flat())
  .filter(isSection)
  .map(({ id }) => id);

/** Names of the content lists, as in `/desk/news`. */
export const deskLists = Object.keys(lists);
