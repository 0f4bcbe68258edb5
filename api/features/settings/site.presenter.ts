import type { PublicCampus } from '../../../contract/campuses.ts';
import { knownPages, type PublicSite, type SiteLink, type StoredLink } from '../../../contract/site.ts';
import { defaultWords, type WordKey, wordKeys } from '../../../contract/site-words.ts';
import { fillWords } from './fill-words.ts';
import type { CampusOfSite, Structure } from './settings.queries.ts';
import type { Settings } from './settings.service.ts';

type Group = { name: string; campuses?: true | undefined; links: StoredLink[] };

/** Menu, footer, home and words as readers get them. What leads to no page that they can see is left out. */
export function presentSite(settings: Settings, { campuses, paths }: Omit<Structure, 'notices'>): PublicSite {
  const { school, place, menu, footer, home, words } = settings;
  const fill = (text: string) => fillWords(text, { ...school, place, campuses: campuses.length });

  const linksOf = (links: StoredLink[]): SiteLink[] => links.flatMap(linkOf);
  function linkOf({ page, to, label, hint }: StoredLink): SiteLink[] {
    const path = page === undefined ? undefined : paths[page];
    const address = page === undefined ? to : path === undefined ? undefined : `/${path}`;
    return address === undefined ? [] : [{ to: address, label: fill(label), ...(hint && { hint: fill(hint) }) }];
  }
  const one = (link: StoredLink | null) => (link ? (linkOf(link)[0] ?? null) : null);
  const campusLinks = campuses.flatMap(({ name, path }) => (path === null ? [] : [{ to: `/${path}`, label: name }]));
  const groupOf = ({ name, campuses: areHere, links }: Group) => ({
    name: name || (campusLinks.length === 1 ? 'Campus' : 'Campuses'),
    links: [...(areHere ? campusLinks : []), ...linksOf(links)],
  });
  const { hero, about, facilities, people, call } = home;
  return {
    campuses: campuses.map(presentCampus),
    menu: menu.groups.map(groupOf).filter(({ links }) => links.length > 0),
    strip: one(menu.strip),
    families: Object.fromEntries(menu.families.map((family) => [family.tag, groupOf(family)])),
    footer: {
      about: fill(footer.about),
      links: linksOf(footer.links),
      end: linksOf(footer.end),
      wanted: linksOf(footer.wanted),
      often: linksOf(footer.often),
    },
    pages: Object.fromEntries(knownPages.flatMap((id) => (paths[id] === undefined ? [] : [[id, `/${paths[id]}`]]))),
    home: {
      title: fill(home.title),
      description: fill(home.description),
      hero: {
        kicker: fill(hero.kicker),
        line: fill(hero.line) || school.motto || school.schoolName,
        lede: fill(hero.lede),
        buttons: linksOf(hero.buttons),
      },
      sections: home.sections.filter(({ hidden }) => !hidden).map(({ kind }) => kind),
      tiles: home.tiles.flatMap(({ icon, ...link }) => linkOf(link).map((shown) => ({ ...shown, icon }))),
      about: {
        eyebrow: fill(about.eyebrow),
        counts: about.counts
          .map(({ number, what }) => ({
            number: number ?? campuses.length,
            what: fill(what),
            isOfOne: number === null,
          }))
          .filter(({ number, isOfOne }) => !isOfOne || number > 1)
          .map(({ number, what }) => ({ number, what })),
      },
      facilities: {
        title: fill(facilities.title),
        items: facilities.items.map(({ icon, name, words }) => ({ icon, name: fill(name), words: fill(words) })),
      },
      news: { title: fill(home.news.title), count: home.news.count },
      events: { title: fill(home.events.title), count: home.events.count },
      people: {
        title: fill(people.title),
        count: people.count,
        invitation: people.invitation && {
          title: fill(people.invitation.title),
          words: fill(people.invitation.words),
          button: one(people.invitation.button),
        },
      },
      call: {
        title: fill(call.title),
        lede: fill(call.lede),
        buttons: linksOf(call.buttons),
        steps: call.steps.map(({ name, words }) => ({ name: fill(name), words: fill(words) })),
      },
    },
    words: Object.fromEntries(wordKeys.map((key) => [key, fill(words[key] || defaultWords[key])])) as Record<
      WordKey,
      string
    >,
  };
}

const presentCampus = ({
  path,
  name,
  slug,
  address,
  phone,
  email,
  hours,
  latitude,
  longitude,
}: CampusOfSite): PublicCampus => ({
  ...{ name, slug, address, phone, email, hours, latitude, longitude },
  to: path === null ? null : `/${path}`,
});
