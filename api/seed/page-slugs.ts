/** The pages that a school begins with; the id of a page is the address that it has first. */
export const outlineSlugs = [
  ...(['about', 'principal', 'director', 'academic', 'arts', 'sport', 'leadership', 'admissions', 'fees'] as const),
  ...(['vacancies', 'support', 'visit', 'sports', 'music', 'language', 'adventure', 'religion', 'talent'] as const),
  ...(['privacy', 'child-protection'] as const),
];

/** Those of the campuses, which only the demo school has. */
const campusSlugs = ['kitante', 'najja', 'makindye', 'bunga', 'ntinda'] as const;

/** All pages of the demo school. */
export const pageSlugs = [...outlineSlugs, ...campusSlugs];

export type PageSlug = (typeof pageSlugs)[number];
