import { yearOfDay } from '../../../contract/common/days.ts';
import { defaultPlace, type Place, setThisPlace } from '../../../contract/common/this-school.ts';
import { type SceneSet, sceneLimits } from '../../../contract/site/scene-sets.ts';
import {
  type BrandSettings,
  defaultPrivacy,
  defaultRecipients,
  defaultSchool,
  type PrivacySettings,
  type RecipientSettings,
  type SceneEdit,
  type SchoolSettings,
  type SettingsEdit,
} from '../../../contract/site/settings.ts';
import {
  type FooterSettings,
  type HomeSettings,
  type MenuSettings,
  siteMessages,
} from '../../../contract/site/site.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../../contract/site/site-defaults.ts';
import {
  knownPages,
  type VersionedSetting,
  versionedSettings,
  versionKeys,
} from '../../../contract/site/site-links.ts';
import { fillWords } from '../../../contract/site/words/fill-words.ts';
import { defaultWords, type WordKey, type Words } from '../../../contract/site/words/site-words.ts';
import { noSynonymsSaved, type SynonymSettings } from '../../../contract/site/words/synonyms.ts';
import type { Db } from '../../db/client.ts';
import { noteValidUntil } from '../../db/tables-read.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { dayAfter, schoolDay, toMoment } from '../../lib/clock.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import type { Sender } from '../../lib/mail/templates/frame.tsx';
import { defaultLook, type Look } from '../../lib/mail/templates/styles.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { currentNotices } from '../notices/notices.service.ts';
import { keepVersion, type Version } from '../revisions/revisions.service.ts';
import { checkLinks } from '../search/links/links.service.ts';
import { defaultBrand, paletteOf } from './look/palette.ts';
import * as queries from './settings.queries.ts';
import { changedWords, sceneWords } from './settings.words.ts';
import { lowestFee, saysFee } from './site/lowest-fee.ts';
import { deadLinks, linksIn, newLinks, pathOf } from './site/site-links.ts';
import { countProfiles, hasGallery } from './site/site-parts.queries.ts';
import { stripWords } from './site/strip-words.ts';

export type Settings = {
  school: SchoolSettings;
  recipients: RecipientSettings;
  privacy: PrivacySettings;
  brand: BrandSettings;
  place: Place;
  menu: MenuSettings;
  footer: FooterSettings;
  home: HomeSettings;
  words: Words;
  synonyms: SynonymSettings;
  /** An owner has set a mail server. */
  hasMail: boolean;
  updatedAt: Date | null;
};

const titles: Record<queries.SettingsKey, string> = {
  school: 'The school',
  recipients: 'Who receives the mail of the forms',
  privacy: 'How long enquiries are kept',
  brand: 'The colours of the school',
  place: 'Where the school is',
  menu: 'The menu',
  footer: 'The foot of the pages',
  home: 'The home page',
  words: 'The words of the site',
  synonyms: 'Words of the search',
};

export const partTitles: Record<VersionedSetting, string> = {
  menu: 'The menu and the foot of the pages',
  home: titles.home,
  words: titles.words,
  synonyms: titles.synonyms,
  brand: titles.brand,
};

const never = new Date(0);

/** What was saved, over the defaults: a field that an older version did not know has its default. */
export async function loadSettings(db: Db): Promise<Settings> {
  const rows = await queries.findSettings(db);
  const saved = (key: string) => rows.find((row) => row.key === key)?.value;
  // The contract's schema is the only way in, so what is stored has its shape.
  const school = saved('school') as Partial<SchoolSettings> | undefined;
  const recipients = saved('recipients') as Partial<RecipientSettings> | undefined;
  const privacy = saved('privacy') as Partial<PrivacySettings> | undefined;
  const brand = saved('brand') as Partial<BrandSettings> | undefined;
  const place = saved('place') as Partial<Place> | undefined;
  const times = rows.map((row) => row.updatedAt.getTime());
  return {
    school: { ...defaultSchool, ...school, social: { ...defaultSchool.social, ...school?.social } },
    recipients: { ...defaultRecipients, ...recipients },
    privacy: { ...defaultPrivacy, ...privacy },
    brand: { ...defaultBrand, ...brand },
    place: { ...defaultPlace, ...place },
    menu: { ...defaultMenu, ...(saved('menu') as Partial<MenuSettings> | undefined) },
    footer: { ...defaultFooter, ...(saved('footer') as Partial<FooterSettings> | undefined) },
    home: { ...defaultHome, ...(saved('home') as Partial<HomeSettings> | undefined) },
    words: { ...defaultWords, ...(saved('words') as Partial<Words> | undefined) },
    synonyms: { ...noSynonymsSaved, ...(saved('synonyms') as Partial<SynonymSettings> | undefined) },
    hasMail: saved('mail') !== undefined,
    updatedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

/** Who a mail comes from: the school as it calls itself, in its colours and with its crest. */
export async function loadSender(db: Db, publicUrl: string): Promise<Sender> {
  // One after the other: within a transaction both share one connection, which takes one statement at a time.
  const { school, brand } = await loadSettings(db);
  const [crest] = await queries.findScenes(db, 'crest');
  return { school, publicUrl, look: lookOf(brand, crest && `${publicUrl}/images/${crest.name}`) };
}

function lookOf(brand: BrandSettings, crest: string | undefined): Look {
  const isOurs = brand.brand === defaultBrand.brand && brand.accent === defaultBrand.accent;
  const { light, dark } = paletteOf(brand);
  const { hill = '', tint = '' } = light;
  const own = { hill, tint, nightLink: dark.link ?? '', nightTint: dark.tint ?? '' };
  return { ...(isOurs ? defaultLook : own), crest };
}

/** The school's clock and money are this process's, too. What nobody has said yet changes nothing. */
export async function followPlace(db: Db): Promise<void> {
  const place = (await queries.findSettings(db)).find(({ key }) => key === 'place');
  if (place) setThisPlace({ ...defaultPlace, ...(place.value as Partial<Place>) });
}

type SettingsChange = Omit<SettingsEdit, 'updatedAt'>;

/** Only what is given changes, so that each part of the settings can be saved by itself. */
export async function editSettings(deps: Deps, actor: Actor, { updatedAt, ...input }: SettingsEdit) {
  const saved = await deps.db.transaction(async (tx) => {
    await queries.lockSettings(tx);
    const before = await loadSettings(tx);
    const state = { kind: 'settings', updatedAt: before.updatedAt ?? never };
    await refuseStale(tx, actor, state, updatedAt === null ? never.toISOString() : updatedAt);
    const after = await writeSettings(deps, tx, actor, before, input);
    // Whoever gives the demo school another name has made it theirs, and nobody can take it away any more.
    if (after.school.schoolName !== before.school.schoolName) await queries.deleteDemoMark(tx);
    return after;
  });
  if (input.place) setThisPlace(saved.place);
  return saved;
}

/** In the transaction of whoever holds the lock. Each part of the site that has changed keeps its version, and so do the colours. */
export async function writeSettings(deps: Deps, tx: Db, actor: Actor, before: Settings, input: SettingsChange) {
  await refuseDeadLinks(deps, tx, before, input);
  await refuseGone(tx, before, input);
  const change = { updatedBy: actor.id, updatedAt: deps.clock() };
  for (const key of queries.settingsKeys) {
    // Of the words all are sent: what is left out is that of every school again.
    const kept = key === 'words' && input.words ? defaultWords : before[key];
    const value = { ...kept, ...input[key] };
    const detail = changedWords(key, before[key], value);
    if (detail === '') continue;
    await queries.saveSettings(tx, key, { value, ...change });
    await record(deps, tx, actor, { action: 'changed', kind: 'settings', itemId: key, title: titles[key], detail });
  }
  const saved = await loadSettings(tx);
  for (const part of versionedSettings) {
    const [old, now] = [versionOf(before, part), versionOf(saved, part)];
    if (JSON.stringify(old) !== JSON.stringify(now)) await keepVersion(deps, tx, actor, old, now);
  }
  return saved;
}

const versionOf = (settings: Settings, part: VersionedSetting): Version => ({
  ...{ kind: 'site', itemId: part, title: partTitles[part] },
  content: contentOf(settings, part),
});

/** What is published together, as a change takes it. */
export const contentOf = (settings: Settings, part: VersionedSetting) =>
  Object.fromEntries(versionKeys[part].map((key) => [key, settings[key]]));

/** What the frame of every page leads to: one statement. */
export async function loadStructure({ db, clock }: Pick<Deps, 'db' | 'clock'>, settings: Settings) {
  const { menu, footer, home, words, place } = settings;
  const ids = linksIn({ menu, footer, home }).flatMap(({ link }) => link.page ?? []);
  const now = clock();
  const withFees = saysFee({ home, words, footer, menu });
  const found = await queries.findStructure(db, [...new Set([...knownPages, ...ids])], now, withFees);
  const today = schoolDay(now);
  // Tomorrow the strip may speak of another date, or otherwise of this one.
  if (found.coming) noteValidUntil(toMoment(dayAfter(today)));
  return {
    ...found,
    strip: found.coming ? stripWords(found.coming, today) : '',
    notices: currentNotices(found.notices, now),
    next: {
      year: found.nextTerm ? String(yearOfDay(found.nextTerm.day)) : '',
      lowestFee: lowestFee(found.feesPage, place, found.campuses),
    },
  };
}

/** One text as readers get it. Only a text with marks in it needs to know how many campuses there are. */
export async function filledWords(deps: Pick<Deps, 'db' | 'clock'>, settings: Settings, key: WordKey): Promise<string> {
  const { school, place, words } = settings;
  const text = words[key] || defaultWords[key];
  if (!text.includes('{')) return text;
  const { campuses, next } = await loadStructure(deps, settings);
  return fillWords(text, { ...school, ...next, place, campuses: campuses.length });
}

/** Only what is new: a link whose page was hidden meanwhile is not shown, and must not keep anybody from saving. */
async function refuseDeadLinks({ clock, publicUrl }: Deps, tx: Db, before: Settings, input: SettingsChange) {
  const { menu, footer, home } = input;
  const links = newLinks(
    { menu: menu && before.menu, footer: footer && before.footer, home: home && before.home },
    { menu, footer, home },
  );
  if (links.length === 0) return;
  const origin = `https://${new URL(publicUrl).host}`;
  const { paths } = await queries.findStructure(
    tx,
    links.flatMap(({ link }) => link.page ?? []),
    clock(),
  );
  const addresses = links.flatMap(({ link }) => pathOf(link, origin) ?? []);
  const { dead } = await checkLinks({ db: tx, clock }, addresses);
  const faults = deadLinks(links, { pages: new Set(Object.keys(paths)), dead: new Set(dead), origin });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** The home page shows nobody, and no gallery, that is not there. */
async function refuseGone(tx: Db, { home: old }: Settings, { home }: SettingsChange): Promise<void> {
  const { who = [] } = home?.people ?? {};
  const gallery = home?.gallery?.gallery ?? null;
  const faults: Record<string, string> = {};
  const isNew = who.some((id) => !old.people.who?.includes(id));
  if (isNew && (await countProfiles(tx, who)) < new Set(who).size) faults['home.people.who'] = siteMessages.noPerson;
  if (gallery !== null && gallery !== old.gallery?.gallery && !(await hasGallery(tx, gallery))) {
    faults['home.gallery.gallery'] = siteMessages.noGallery;
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Whose address is erased receives nothing any more: the mailbox of the school does. */
export async function removeRecipient(deps: Pick<Deps, 'clock'>, tx: Db, email: string): Promise<void> {
  await queries.lockSettings(tx);
  const { recipients } = await loadSettings(tx);
  const others = Object.entries(recipients).map(([form, to]) => [form, to.toLowerCase() === email ? '' : to]);
  const value: RecipientSettings = { ...recipients, ...Object.fromEntries(others) };
  if (changedWords('recipients', recipients, value) === '') return;
  await queries.saveSettings(tx, 'recipients', { value, updatedBy: null, updatedAt: deps.clock() });
}

export const loadScenes = ({ db }: Deps) => queries.findAllScenes(db);

/** The school's own photographs in place of a set of drawings; with none of them the drawings come back. */
export function editScenes(deps: Deps, actor: Actor, set: SceneSet, { pictures, before, pictureWords }: SceneEdit) {
  const limit = sceneLimits[set];
  if (pictures.length > limit) throw invalid({ pictures: `At most ${limit} pictures.` });
  return deps.db.transaction(async (tx) => {
    await queries.lockSettings(tx);
    const shown = (await queries.findScenes(tx, set)).map(({ name }) => name);
    if (before && !isSame(before, shown)) throw new ApiError('stale', 'Somebody else has changed these pictures.');
    if (!isSame(pictures, shown)) {
      await requirePictures(tx, 'pictures', pictures);
      await queries.replaceScenes(tx, set, pictures);
      const detail = pictures.length > 0 ? `${pictures.length} of our own` : 'back to the drawings';
      const auditEvent = {
        action: 'changed',
        kind: 'settings',
        itemId: `scenes-${set}`,
        title: sceneWords[set],
        detail,
      };
      await record(deps, tx, actor, auditEvent);
    }
    await describePictures(deps, tx, actor, pictureWords);
    return queries.findScenes(tx, set);
  });
}

const isSame = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other);
