import { sitePlaces } from '../search/question/places.ts';
import type { Named } from './statistics.queries.ts';

const sections: Record<string, Named['kind']> = {
  ...{ news: 'news', alnews: 'news', blog: 'blog', alblog: 'blog', events: 'event', alevents: 'event' },
  ...{ gallery: 'gallery', algallery: 'gallery', profiles: 'profile', alum: 'alumnus', alumni: 'alumnus' },
};

/** What stands at a path, where the content has a title for it. */
export function thingAt(path: string): Named {
  const [, section = '', id] = /^(?:\/alumni)?\/([a-z]+)\/view\/(\d{1,9})$/.exec(path) ?? [];
  const kind = sections[section];
  return kind ? { kind, id: Number(id), slug: '' } : { kind: 'page', id: 0, slug: path.slice(1) };
}

const isSame = (one: Named, two: Named) =>
  one.kind === two.kind && (one.kind === 'page' ? one.slug === two.slug : one.id === two.id);

/** The name of a page: its title, what the program calls it, or its path. */
export function pageName(path: string, titles: (Named & { title: string })[]): string {
  if (path === '/') return 'Home page';
  const thing = thingAt(path);
  const written = titles.find((one) => isSame(one, thing))?.title;
  return written ?? sitePlaces.find(({ to }) => to.replace(/(.)\/$/, '$1') === path)?.title ?? path;
}
