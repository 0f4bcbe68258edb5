import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { PictureInfo } from '../../../contract/media.ts';
import type { PublicNotice } from '../../../contract/notices.ts';
import type { AllScenes, PublicSettings, SceneSet, SchoolSettings, settingsView } from '../../../contract/settings.ts';
import type { Place } from '../../../contract/this-school.ts';
import { brandCss } from './palette.ts';
import type { SceneRow, Structure } from './settings.queries.ts';
import type { Settings } from './settings.service.ts';
import { presentSite } from './site.presenter.ts';

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

function presentNotice({ name, text, urgent, beginsAt, endsAt, paths, by }: PublicNotice): PublicNotice {
  const term = { beginsAt: new Date(beginsAt).toISOString(), endsAt: endsAt && new Date(endsAt).toISOString() };
  return { name, text, urgent, ...term, paths, by };
}

/** The page about privacy says how long enquiries are kept; others promise a mail only where one can leave. */
export function presentPublic(settings: Settings, structure: Structure, canMail: boolean): PublicSettings {
  const { school, privacy, brand, place } = settings;
  const { keepEnquiriesMonths } = privacy;
  const css = cssOf(brand.brand, brand.accent);
  return {
    ...{ ...presentSchool(school), keepEnquiriesMonths, place: presentPlace(place) },
    site: presentSite(settings, structure),
    ...(css && { brandCss: css }),
    ...(structure.notices.length > 0 && { notices: structure.notices.map(presentNotice) }),
    ...(!canMail && { mailWaits: true as const }),
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

export function presentPicture({ name, alt, width, height, placeholder }: SceneRow): PictureInfo {
  return { name, alt, width, height, placeholder };
}

export function presentScenes(rows: SceneRow[]): AllScenes {
  const inSet = (set: SceneSet) => rows.filter((row) => row.set === set).map(presentPicture);
  return { hero: inSet('hero'), facility: inSet('facility'), banner: inSet('banner'), event: inSet('event') };
}
