/** Where the contact page speaks of a campus; who has no page of its own is found there. */
export const campusEntry = (slug: string): string => `campus-${slug}`;
export const campusAddress = ({ to, slug }: { to: string | null; slug: string }): string =>
  to ?? `/contact#${campusEntry(slug)}`;
