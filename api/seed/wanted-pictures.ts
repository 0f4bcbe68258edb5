import { portraitIfAny } from './content/portraits.ts';
import type { SchoolContent } from './content/school-content.ts';
import type { Picture } from './content/types.ts';

/** Every picture that the demo content names. */
export function wantedPictures(content: SchoolContent): Picture[] {
  const portraits = [...content.profiles, ...content.alumni].flatMap(({ name }) => portraitIfAny(name) ?? []);
  return [
    ...[...content.pages, ...content.news, ...content.articles, ...content.galleries].flatMap(
      ({ pictures }) => pictures,
    ),
    ...content.products.map(({ picture }) => picture),
    ...portraits,
  ];
}
