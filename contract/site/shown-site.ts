import type { Place } from '../common/this-school.ts';
import type { PublicCampus } from '../school/campuses.ts';
import { campusAddress } from './campus-address.ts';
import type { FooterSettings, HomeSettings, MenuSettings, PublicSite, SiteLink, StoredLink } from './site.ts';
import { type FamilyAnswer, knownPages, type LiveSource, withCall } from './site-links.ts';
import { fillWords, type NextFacts } from './words/fill-words.ts';
import { defaultWords, type WordKey, type Words, wordKeys } from './words/site-words.ts';

/** What a site is made of, as it is kept. */
export type SiteSettings = {
  school: { schoolName: string; shortName: string; motto: string };
  place: Place;
  menu: MenuSettings;
  footer: FooterSettings;
  home: HomeSettings;
  words: Partial<Words>;
};
export type CampusOfSite = Omit<PublicCampus, 'to'> & { path: string | null };
/** The campuses in their order, and where pages stand that readers may see. */
export type SitePlaces = {
  campuses: CampusOfSite[];
  paths: Record<string, string>;
  next: NextFacts;
  answers: FamilyAnswer[];
};

type Group = { name: string; campuses?: true | undefined; alone?: true | undefined; links: StoredLink[] };

/**
 * Menu, footer, home and words as readers get them; what leads to no page that they can see is left out, and a campus
 * without one is found on the contact page. The office shows by the same lines what is not published yet.
 */
export function shownSite(settings: SiteSettings, { campuses, paths, next, answers }: SitePlaces): PublicSite {
  const { school, place, menu, footer, home, words } = settings;
  const fill = (text: string) => fillWords(text, { ...school, ...next, place, campuses: campuses.length });

  const linksOf = (links: StoredLink[]): SiteLink[] => links.flatMap(linkOf);
  function linkOf({ page, to, label, hint }: StoredLink): SiteLink[] {
    const path = page === undefined ? undefined : paths[page];
    const address = page === undefined ? to : path === undefined ? undefined : `/${path}`;
    return address === undefined ? [] : [{ to: address, label: fill(label), ...(hint && { hint: fill(hint) }) }];
  }
  const one = (link: StoredLink | null) => (link ? (linkOf(link)[0] ?? null) : null);
  const shownCampuses = campuses.map(presentCampus);
  const campusLinks = shownCampuses.map((campus) => ({ to: campusAddress(campus), label: campus.name }));
  const groupOf = ({ name, campuses: areHere, alone, links: stored }: Group) => {
    const links = [...(areHere ? campusLinks : []), ...linksOf(stored)];
    const isAlone = alone && links.length === 1;
    return { name: name || (campusLinks.length === 1 ? 'Campus' : 'Campuses'), ...(isAlone && { alone }), links };
  };
  const { hero, about, facilities, people, call } = home;
  return {
    campuses: shownCampuses,
    next,
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
    answers,
    home: {
      title: fill(home.title),
      description: fill(home.description),
      hero: {
        kicker: fill(hero.kicker),
        line: fill(hero.line) || school.motto || school.schoolName,
        lede: fill(hero.lede),
        buttons: linksOf(hero.buttons),
        ...(hero.scene !== undefined && { scene: hero.scene }),
      },
      sections: withCall(home.sections)
        .filter(({ hidden }) => !hidden)
        .map(({ kind }) => kind),
      tiles: home.tiles.flatMap(({ icon, ...link }) => linkOf(link).map((shown) => ({ ...shown, icon }))),
      about: {
        eyebrow: fill(about.eyebrow),
        title: fill(about.title ?? ''),
        counts: about.counts
          .map(({ number, unit, what }) => ({
            number: number ?? campuses.length,
            ...(unit && { unit }),
            what: fill(what),
            isOfOne: number === null,
          }))
          .filter(({ number, isOfOne }) => !isOfOne || number > 1)
          .map(({ isOfOne: _, ...count }) => count),
      },
      facilities: {
        title: fill(facilities.title),
        items: facilities.items.map(({ icon, name, words }) => ({ icon, name: fill(name), words: fill(words) })),
      },
      news: { title: fill(home.news.title), count: home.news.count },
      events: { title: fill(home.events.title), count: home.events.count },
      ...(home.gallery && { gallery: { title: fill(home.gallery.title), count: home.gallery.count } }),
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
  id,
  name,
  slug,
  address,
  phone,
  email,
  hours,
  latitude,
  longitude,
  firstClass,
  lastClass,
}: CampusOfSite): PublicCampus => ({
  ...{ id, name, slug, address, phone, email, hours, latitude, longitude, firstClass, lastClass },
  to: path === null ? null : `/${path}`,
});

/** What the home page asks of the lists of others, as their addresses take it. */
export type LiveChoices = { news: LiveSource; events: LiveSource; gallery: number; who: string };

export const liveChoices = ({ news, events, gallery, people }: HomeSettings): LiveChoices => ({
  news: news.from ?? 'school',
  events: events.from ?? 'school',
  gallery: gallery?.gallery ?? 0,
  who: (people.who ?? []).join(),
});
