import { z } from 'zod';
import { id, instant } from '../common/fields.ts';
import { campusCard } from '../school/campuses.ts';
import { publicTermDate } from '../school/term-dates.ts';
import { publicSettings } from './settings.ts';
import { footerSettings, homeSettings, menuSettings, wordSettings } from './site.ts';
import { liveSources, previewParts, siteParts } from './site-links.ts';
import { sketchKinds } from './sketches.ts';
import type { WordKey } from './words/site-words.ts';
import { synonymSettings } from './words/synonyms.ts';

export const previewPartParam = z.object({ part: z.enum(previewParts) });
export const sitePartParam = z.object({ part: z.enum(siteParts).describe('`menu` is the menu and the footer') });

const content = z
  .object({
    menu: menuSettings,
    footer: footerSettings,
    home: homeSettings,
    words: wordSettings,
    synonyms: synonymSettings,
  })
  .partial()
  .meta({ id: 'SitePartContent' });

/** As it is stored. */
export type StoredPart = z.infer<typeof content>;
/** As it is written in the office. */
export type SitePartContent = Omit<StoredPart, 'words'> & {
  words?: { [K in WordKey]?: string | undefined } | undefined;
};

export const sitePartEdit = content.extend({
  publish: z.boolean().describe('False: kept beside what readers see, until somebody publishes it'),
  updatedAt: instant.nullable().optional().describe('The `updatedAt` that the change is based on'),
});

export type SitePartEdit = z.infer<typeof sitePartEdit>;

const step = z.object({ at: instant, by: z.string().nullable() });

export const sitePartView = z
  .object({
    published: content.describe('What readers see'),
    kept: content.nullable().describe('What is kept beside it'),
    keptStep: step.nullable(),
    publishedStep: step.nullable().describe('Null until somebody has saved it'),
    preview: z.object({ expiresAt: instant, opened: z.number().int() }).nullable(),
    updatedAt: instant.nullable().describe('Null until somebody has saved it'),
  })
  .meta({ id: 'SitePart' });

export type SitePartAnswer = z.infer<typeof sitePartView>;
export type SitePartView = Omit<SitePartAnswer, 'published' | 'kept'> & {
  published: SitePartContent;
  kept: SitePartContent | null;
};

/** What a preview link shows. */
export const sitePreview = publicSettings.extend({
  part: z.enum([...previewParts, ...sketchKinds]).describe('What is not public yet'),
  until: instant.describe('When the link ends'),
  at: z.string().describe('The address at which readers would see it'),
  live: z
    .object({ news: z.enum(liveSources), events: z.enum(liveSources), gallery: z.number().int(), who: z.string() })
    .describe('What its home page shows of others, as their lists are asked for'),
  crest: z.string().optional().describe('The crest that is not public yet, as a data address'),
  termDate: publicTermDate.optional().describe('The date that is not public yet'),
  campus: campusCard
    .omit({ head: true })
    .extend({ path: z.string().nullable(), headId: id.nullable() })
    .optional()
    .describe('The campus that is not public yet'),
});
