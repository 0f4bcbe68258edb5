import { content } from './content/school-content.ts';
import type { Picture } from './content/types.ts';

/** Every picture that the demo content names. */
export function wantedPictures(): Picture[] {
  const portraits = [...content.profiles, ...content.alumni].flatMap(({ portrait }) =>
    portrait === undefined ? [] : [{ set: 'portrait' as const, n: portrait }],
  );
  return [
    ...[...content.pages, ...content.news, ...content.articles, ...content.galleries].flatMap(
      ({ pictures }) => pictures,
    ),
    ...content.products.map(({ picture }) => picture),
    ...portraits,
  ];
}
