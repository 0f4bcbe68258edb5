/** The alumni sections live below /alumni and show what carries category 1. */
export const isAlumni = (pathname: string): boolean => /^\/alum(ni)?(\/|$)/.test(pathname);

export const categoryOf = (pathname: string): 0 | 1 => (/^\/alumni(\/|$)/.test(pathname) ? 1 : 0);

const alumniNames = { news: 'alnews', blog: 'alblog', events: 'alevents', gallery: 'algallery' } as const;

export type Section = keyof typeof alumniNames;

/** Where a section begins: /news, or /alumni/alnews for the alumni. */
export const sectionBase = (section: Section, category: 0 | 1): string =>
  category === 1 ? `/alumni/${alumniNames[section]}` : `/${section}`;
