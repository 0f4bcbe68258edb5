import type { SearchKind } from '../../../contract/site/search.ts';

/** What one result is called, and all of its kind. */
export const kindNames: Record<SearchKind, { one: string; all: string }> = {
  page: { one: 'Page', all: 'Pages' },
  news: { one: 'News', all: 'News' },
  blog: { one: 'Blog', all: 'Blog' },
  event: { one: 'Event', all: 'Events' },
  gallery: { one: 'Gallery', all: 'Galleries' },
  profile: { one: 'Staff', all: 'Staff' },
  alumnus: { one: 'Alumni', all: 'Alumni' },
};
