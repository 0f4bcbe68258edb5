import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { defaultPlace, type Place } from '../../../contract/common/this-school.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { PublicNotice } from '../../../contract/school/notices.ts';
import type { PaletteAnswer } from '../../../contract/site/crest.ts';
import {
  type AllScenes,
  defaultSchool,
  type PublicSettings,
  type SchoolSettings,
  type settingsView,
} from '../../../contract/site/settings.ts';
import { shownSite } from '../../../contract/site/shown-site.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../../contract/site/site-defaults.ts';
import type { SitePartAnswer } from '../../../contract/site/site-parts.ts';
import { defaultWords } from '../../../contract/site/words/site-words.ts';
import { drawingsEdition } from './look/drawn-tones.ts';
import { type Brand, brandCss, isDefault, paletteOf, readability } from './look/palette.ts';
import type { PictureSet, SceneRow } from './settings.queries.ts';
import type { loadStructure, Settings } from './settings.service.ts';
import type { viewPart } from './site/site-parts.service.ts';

function presentSchool(school: SchoolSettings): SchoolSettings {
  const { facebook, instagram, youtube, x, whatsapp } = school.social;
  return {
    schoolName: school.schoolName,
    shortName: school.shortName,
    motto: school.motto,
    address: school.address,
    phone: school.phone,
    mailbox: school.mailbox,
    officeHours: school.officeHours,
    social: { facebook, instagram, youtube, x, whatsapp },
    vision: school.vision,
    mission: school.mission,
    notice: school.notice,
  };
}

function presentPlace(place: Place): Place {
  const { country, locality, timeZone, currency, orderPrefix, classes, foundedYear, schoolYear } = place;
  return { country, locality, timeZone, currency, orderPrefix, classes, foundedYear, schoolYear };
}

function presentNotice({ name, text, urgent, beginsAt, endsAt, paths, by, closed }: PublicNotice): PublicNotice {
  const term = { beginsAt: new Date(beginsAt).toISOString(), endsAt: endsAt && new Date(endsAt).toISOString() };
  return { name, text, urgent, ...term, paths, by, ...(closed && { closed }) };
}

type Structure = Awaited<ReturnType<typeof loadStructure>>;

/** What the school says there, else what comes next: the dates are written once. */
function presentStrip(notice: string, strip: string) {
  if (notice || !strip) return { notice };
  return { notice: strip, noticeTo: '/term-dates' as const };
}

/** The page about privacy says how long enquiries are kept; others promise a mail only where one can leave. */
export function presentPublic(settings: Settings, structure: Structure, canMail: boolean): PublicSettings {
  const { school, privacy, brand, place } = settings;
  const { keepEnquiriesMonths } = privacy;
  return {
    ...{ ...presentSchool(school), keepEnquiriesMonths, place: presentPlace(place) },
    ...presentStrip(school.notice, structure.strip),
    site: shownSite(settings, structure),
    ...ownLook(brand),
    ...(structure.notices.length > 0 && { notices: structure.notices.map(presentNotice) }),
    ...(!canMail && { mailWaits: true as const }),
  };
}

/** No menu and no words of the school's own: they may say what is not public yet. */
const closedSite = {
  menu: { ...defaultMenu, groups: [] },
  footer: defaultFooter,
  home: defaultHome,
  words: defaultWords,
};

/** What a stranger may know before the site is open: who is coming, and whom to call. */
export function presentClosed(settings: Settings): PublicSettings {
  const { privacy, brand } = settings;
  const { schoolName, shortName, phone } = settings.school;
  const { timeZone, currency } = settings.place;
  const school = { ...defaultSchool, mailbox: '', schoolName, shortName, phone };
  return {
    ...school,
    site: shownSite(
      { ...settings, ...closedSite, school },
      { campuses: [], paths: {}, next: { year: '', lowestFee: '' }, answers: [] },
    ),
    keepEnquiriesMonths: privacy.keepEnquiriesMonths,
    place: { ...defaultPlace, timeZone, currency },
    ...ownLook(brand),
    closed: true,
  };
}

/** A school picks its colours once; to derive them takes longer than all else of an answer. */
const derived = new LRUCache<string, Pick<PublicSettings, 'brandCss' | 'drawings'>>({ max: 8 });

function ownLook(brand: Brand): Pick<PublicSettings, 'brandCss' | 'drawings'> {
  if (isDefault(brand)) return {};
  const key = `${brand.brand} ${brand.accent}`;
  const look = derived.get(key) ?? { brandCss: brandCss(brand), drawings: drawingsEdition(brand) };
  derived.set(key, look);
  return look;
}

export function presentSettings({
  school,
  recipients,
  privacy,
  brand,
  place,
  menu,
  footer,
  home,
  words,
  updatedAt,
}: Settings): z.infer<typeof settingsView> {
  const { contact, application, testimonial } = recipients;
  return {
    school: presentSchool(school),
    recipients: { contact, application, testimonial },
    privacy: { keepEnquiriesMonths: privacy.keepEnquiriesMonths },
    brand: { brand: brand.brand, accent: brand.accent },
    place: presentPlace(place),
    // What is the school's own words is theirs whole: nothing in it is anybody's secret.
    ...{ menu, footer, home, words },
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

type PartOfSite = Awaited<ReturnType<typeof viewPart>>;
type Step = { at: Date; by: string | null };

const presentStep = ({ at, by }: Step) => ({ at: at.toISOString(), by });

/** All of it is the school's own words; the schema was the only way in. */
export function presentPart({ published, kept, publishedStep, preview, updatedAt }: PartOfSite): SitePartAnswer {
  return {
    published,
    kept: (kept?.content as SitePartAnswer['kept']) ?? null,
    keptStep: kept ? presentStep(kept) : null,
    publishedStep: publishedStep ? presentStep(publishedStep) : null,
    preview: preview ? { expiresAt: preview.expiresAt.toISOString(), opened: preview.opened } : null,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

export function presentPalette(picked: Brand, drawing: string): PaletteAnswer {
  const { light, dark } = paletteOf(picked);
  return { light, dark, ...readability(picked), drawing };
}

export function presentPicture({ name, alt, width, height, placeholder }: PictureInfo): PictureInfo {
  return { name, alt, width, height, placeholder };
}

/** Before the site is open, the crest alone. */
export const presentClosedScenes = (rows: SceneRow[]): AllScenes =>
  presentScenes(rows.filter(({ set }) => set === 'crest' || set === 'icon' || set === 'social'));

export function presentScenes(rows: SceneRow[]): AllScenes {
  const inSet = (set: PictureSet) => rows.filter((row) => row.set === set).map(presentPicture);
  const [crest, icon, social] = [inSet('crest')[0], inSet('icon')[0], inSet('social')[0]];
  return {
    ...{ hero: inSet('hero'), facility: inSet('facility'), banner: inSet('banner'), event: inSet('event') },
    ...(crest && icon && social && { crest, icon, social }),
  };
}
