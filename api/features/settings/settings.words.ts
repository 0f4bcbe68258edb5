import type { Place } from '../../../contract/common/this-school.ts';
import type { SceneSet } from '../../../contract/site/scene-sets.ts';
import type {
  BrandSettings,
  PrivacySettings,
  RecipientSettings,
  SchoolSettings,
} from '../../../contract/site/settings.ts';
import type { FooterSettings, HomeSettings, MenuSettings } from '../../../contract/site/site.ts';
import { type WordKey, wordKeys } from '../../../contract/site/words/site-words.ts';
import type { SynonymSettings } from '../../../contract/site/words/synonyms.ts';

const words: {
  school: Record<keyof SchoolSettings, string>;
  recipients: Record<keyof RecipientSettings, string>;
  privacy: Record<keyof PrivacySettings, string>;
  brand: Record<keyof BrandSettings, string>;
  place: Record<keyof Place, string>;
  menu: Record<keyof MenuSettings, string>;
  footer: Record<keyof FooterSettings, string>;
  home: Record<keyof HomeSettings, string>;
  words: Record<WordKey, string>;
  synonyms: Record<keyof SynonymSettings, string>;
} = {
  school: {
    schoolName: 'name',
    shortName: 'short name',
    motto: 'motto',
    address: 'address',
    phone: 'phone',
    mailbox: 'mailbox',
    officeHours: 'office hours',
    social: 'social links',
    vision: 'vision',
    mission: 'mission',
    notice: 'notice',
  },
  recipients: { contact: 'contact form', application: 'enrolment applications', testimonial: 'testimonials' },
  privacy: { keepEnquiriesMonths: 'months' },
  brand: { brand: 'brand', accent: 'accent' },
  place: {
    country: 'country',
    locality: 'town',
    timeZone: 'time zone',
    currency: 'currency',
    orderPrefix: 'codes of orders',
    classes: 'classes',
    foundedYear: 'year of foundation',
    schoolYear: 'first school year',
  },
  menu: { groups: 'groups', strip: 'link of the strip', families: 'pages that stand together' },
  footer: {
    about: 'sentence',
    links: 'links',
    end: 'last line',
    wanted: 'links of a page that is not there',
    often: 'links of the search',
  },
  home: {
    title: 'title',
    description: 'description',
    hero: 'beginning',
    sections: 'order of its parts',
    tiles: 'tiles',
    about: 'about the school',
    facilities: 'facilities',
    news: 'news',
    events: 'events',
    people: 'people',
    gallery: 'gallery',
    call: 'closing call',
  },
  words: Object.fromEntries(wordKeys.map((key) => [key, key])) as Record<WordKey, string>,
  synonyms: { groups: 'groups' },
};

export const sceneWords: Record<SceneSet, string> = {
  hero: 'Pictures at the top of the home page',
  facility: 'Pictures of our facilities',
  banner: 'Pictures of the banners',
  event: 'Pictures of events',
};

/** What differs, for the log: the names of the fields, never what stands in them. */
export function changedWords(key: keyof typeof words, before: object, after: object): string {
  const texts = (value: object) => new Map(Object.entries(value).map(([name, text]) => [name, JSON.stringify(text)]));
  const [old, now] = [texts(before), texts(after)];
  return Object.entries(words[key])
    .filter(([name]) => old.get(name) !== now.get(name))
    .map(([, word]) => word)
    .join(', ');
}
