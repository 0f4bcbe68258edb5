import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { PaletteAnswer } from '../../../contract/crest.ts';
import type { PictureInfo } from '../../../contract/media.ts';
import {
  type AllScenes,
  defaultSchool,
  type PublicSettings,
  type SchoolSettings,
  type settingsView,
} from '../../../contract/settings.ts';
import { defaultPlace, type Place } from '../../../contract/this-school.ts';
import { type Brand, brandCss, paletteOf, readability } from './palette.ts';
import type { PictureSet, SceneRow } from './settings.queries.ts';
import type { Settings } from './settings.service.ts';

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

function presentPlace({ country, locality, timeZone, currency, orderPrefix, classes, foundedYear }: Place): Place {
  return { country, locality, timeZone, currency, orderPrefix, classes, foundedYear };
}

/** The page about privacy says how long enquiries are kept; others promise a mail only where one can leave. */
export function presentPublic({ school, privacy, brand, place }: Settings, canMail: boolean): PublicSettings {
  const { keepEnquiriesMonths } = privacy;
  const css = cssOf(brand.brand, brand.accent);
  return {
    ...{ ...presentSchool(school), keepEnquiriesMonths, place: presentPlace(place) },
    ...(css && { brandCss: css }),
    ...(!canMail && { mailWaits: true as const }),
  };
}

/** What a stranger may know before the site is open: who is coming, and whom to call. */
export function presentClosed({ school, privacy, brand, place }: Settings): PublicSettings {
  const { schoolName, shortName, phone } = school;
  const { timeZone, currency } = place;
  const css = cssOf(brand.brand, brand.accent);
  return {
    ...{ ...defaultSchool, mailbox: '', schoolName, shortName, phone },
    keepEnquiriesMonths: privacy.keepEnquiriesMonths,
    place: { ...defaultPlace, timeZone, currency },
    ...(css && { brandCss: css }),
    closed: true,
  };
}

/** A school picks its colours once; to derive them takes longer than all else of an answer. */
const derived = new LRUCache<string, string>({ max: 8 });

function cssOf(brand: string, accent: string): string {
  const key = `${brand} ${accent}`;
  const css = derived.get(key) ?? brandCss({ brand, accent });
  derived.set(key, css);
  return css;
}

export function presentSettings({
  school,
  recipients,
  privacy,
  brand,
  place,
  updatedAt,
}: Settings): z.infer<typeof settingsView> {
  const { contact, application, testimonial } = recipients;
  return {
    school: presentSchool(school),
    recipients: { contact, application, testimonial },
    privacy: { keepEnquiriesMonths: privacy.keepEnquiriesMonths },
    brand: { brand: brand.brand, accent: brand.accent },
    place: presentPlace(place),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

export function presentPalette(picked: Brand): PaletteAnswer {
  const { light, dark } = paletteOf(picked);
  return { light, dark, ...readability(picked) };
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
