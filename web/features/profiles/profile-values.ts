import type { Values } from '../../ui/form/answer.ts';

const names = ['name', 'tag', 'position', 'bio', 'pictures'] as const;

/** What stands in the form: of a profile, of an earlier version of it, or of nothing yet. */
export const profileValues = (profile: Partial<Record<(typeof names)[number], unknown>>): Values =>
  Object.fromEntries(names.map((name) => [name, String(profile[name] ?? '')]));

/** What is sent. */
export const profileContent = ({ name = '', tag = '', position = '', bio = '', pictures = '' }: Values) => ({
  name,
  tag: Number(tag),
  position,
  bio,
  pictures,
});
