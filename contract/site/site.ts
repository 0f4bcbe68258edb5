import { z } from 'zod';
import { emptyIsNone, line, optionalLine, wholeNumber } from '../common/fields.ts';
import { publicCampus } from '../school/campuses.ts';
import {
  familyAnswers,
  homeSections,
  isAddress,
  knownPages,
  liveSources,
  siteLimits as max,
  siteIcons,
} from './site-links.ts';
import { wordKeys } from './words/site-words.ts';

export const siteMessages = {
  label: 'A link needs a name.',
  target: 'A link leads to a page, or to an address of this site or that begins with https://.',
  oneTarget: 'A link leads to a page or to an address, not to both.',
  noPage: (label: string) =>
    `"${label}" leads to a page that does not exist or is a draft. Publish the page first, or leave the link out.`,
  byPage: (label: string) =>
    `"${label}" leads to no part of the site. Choose the page itself, so that the link follows it.`,
  office: (label: string) =>
    `"${label}" leads to the office, which readers cannot open. Choose another address, or leave the link out.`,
  nothing: (label: string) =>
    `"${label}" leads to an address at which readers find nothing. Choose another, or leave the link out.`,
  noPerson: 'Somebody who was chosen is not among the profiles any more. Choose anew.',
  noGallery: 'This gallery does not exist any more. Choose another.',
  name: 'A name is required.',
  words: 'A text is required.',
  sections: 'Each part of the home page stands in the list once.',
} as const;

/** A link as it is kept: by the page's id, so that it follows a page that moves, or by an address. */
const linkFields = {
  label: line(max.label, siteMessages.label),
  hint: optionalLine(max.hint).optional(),
  page: z.string().min(1).max(100).optional().describe('The id of a page'),
  to: z.string().trim().max(max.address).refine(isAddress, siteMessages.target).optional().describe('An address'),
};
const oneTarget = ({ page, to }: { page?: string | undefined; to?: string | undefined }) =>
  (page === undefined) !== (to === undefined);
const storedLink = z
  .object(linkFields)
  .refine(oneTarget, { path: ['to'], error: siteMessages.oneTarget })
  .meta({ id: 'SiteLink' });

export type StoredLink = z.infer<typeof storedLink>;

const groupFields = {
  name: optionalLine(max.groupName),
  campuses: z.literal(true).optional().describe('The campuses stand here, by the names that they have'),
  alone: z.literal(true).optional().describe('Its only link stands in the menu itself, with no list to open'),
  links: z.array(storedLink).max(max.links).default([]),
};

export const menuSettings = z
  .object({
    groups: z.array(z.object(groupFields)).max(max.groups),
    strip: storedLink.nullable().describe('The link at the right of the strip above the head'),
    families: z
      .array(z.object({ tag: line(40, siteMessages.name), ...groupFields }))
      .max(20)
      .describe('Pages that stand together: whoever reads one is shown the others. By the tag of the pages'),
  })
  .meta({ id: 'MenuSettings' });

export const footerSettings = z
  .object({
    about: optionalLine(300).describe('The sentence below the name'),
    links: z.array(storedLink).max(max.links),
    end: z.array(storedLink).max(max.end).describe('In the last line'),
    wanted: z.array(storedLink).max(max.offered).describe('What is offered where a page was not found'),
    often: z.array(storedLink).max(max.offered).describe('What is offered beside the search'),
  })
  .meta({ id: 'FooterSettings' });

const icon = z.enum(siteIcons, { error: 'Choose one of the drawings.' });
const text = optionalLine(max.text);
const title = line(max.title, siteMessages.name);
const named = z.object({ name: title, words: text });
const tile = z.object({ ...linkFields, icon }).refine(oneTarget, { path: ['to'], error: siteMessages.oneTarget });
const id = z.number().int().min(1).max(2_147_483_647);
const from = z.enum(liveSources).optional().describe('Whose they are');
const count = (most: number) => z.number().int().min(1).max(most);
const buttons = z.array(storedLink).max(2);
const unit = z.literal('%', { error: 'A number stands alone or is a share in per cent.' });

const homeFields = {
  title: line(80, siteMessages.name).describe('For tabs and search engines'),
  description: optionalLine(200),
  hero: z.object({
    ...{ kicker: text, line: text.describe('Empty: the motto'), lede: text, buttons },
    scene: z
      .number()
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe('Always this picture of its set, counted from 0 and around; left out: another one at each visit'),
  }),
  sections: z
    .array(z.object({ kind: z.enum(homeSections), hidden: z.boolean() }))
    .refine((parts) => new Set(parts.map(({ kind }) => kind)).size === parts.length, siteMessages.sections)
    .describe('In their order; what is not in the list is not shown'),
  tiles: z.array(tile).max(max.tiles),
  about: z.object({
    eyebrow: text,
    title: optionalLine(max.title).optional().describe('Left out or empty: that of the page about the school'),
    counts: z
      .array(
        z.object({
          number: z.number().int().min(0).max(1_000_000).nullable(),
          unit: unit.optional(),
          what: line(60, siteMessages.words),
        }),
      )
      .max(max.counts)
      .describe('A number that is null is that of the campuses; with one alone it is not shown'),
  }),
  facilities: z.object({ title, items: z.array(z.object({ icon, name: title, words: text })).max(max.facilities) }),
  news: z.object({ title, count: count(max.news), from }),
  events: z.object({ title, count: count(max.events), from }),
  people: z.object({
    title,
    count: count(max.people),
    who: z.array(id).max(max.people).optional().describe('Chosen profiles in their order; none: some of all groups'),
    invitation: z.object({ title, words: text, button: storedLink.nullable() }).nullable(),
  }),
  call: z.object({ title, lede: text, buttons, steps: z.array(named).max(max.steps) }),
  gallery: z
    .object({ title, count: count(max.pictures), gallery: id.nullable().describe('Null: the newest of all') })
    .optional()
    .describe('Where it is shown, its pictures no longer stand beside the text about the school'),
};

export const homeSettings = z.object(homeFields).meta({ id: 'HomeSettings' });

/** What the home page shows of others, in place of what its school has chosen: so that a choice can be seen before. */
export const sourceQuery = z.object({ from });
export const galleryQuery = z.object({
  gallery: emptyIsNone(wholeNumber(0), 0)
    .optional()
    .describe('Of this gallery, or 0 for the newest of all; left out: what the home page shows'),
});
export const whoQuery = z.object({
  who: z
    .string()
    .regex(/^(\d{1,9}(,\d{1,9}){0,19})?$/, 'Numbers of profiles with commas between them.')
    .transform((text) => text.split(',').filter(Boolean).map(Number))
    .optional()
    .describe('These profiles, or empty for some of all groups; left out: whom the home page shows'),
});

/** A text that is left out or empty is the one that stands there for every school. */
export const wordSettings = z.partialRecord(z.enum(wordKeys), optionalLine(400)).meta({ id: 'WordSettings' });

export type MenuSettings = z.infer<typeof menuSettings>;
export type FooterSettings = z.infer<typeof footerSettings>;
export type HomeSettings = z.infer<typeof homeSettings>;

const link = z.object({ to: z.string(), label: z.string(), hint: z.string().optional() }).meta({ id: 'Link' });
const group = z.object({ name: z.string(), alone: z.literal(true).optional(), links: z.array(link) });
const links = z.array(link);

/** What readers get of it: addresses in place of pages, numbers and names in place of marks. */
export const publicSite = z
  .object({
    campuses: z.array(publicCampus),
    next: z
      .object({ year: z.string(), lowestFee: z.string() })
      .describe('The year in which the next term begins, and the lowest fee of a class; empty where it is not known'),
    menu: z.array(group),
    strip: link.nullable(),
    families: z.record(z.string(), group),
    footer: z.object({ about: z.string(), links, end: links, wanted: links, often: links }),
    pages: z
      .partialRecord(z.enum(knownPages), z.string())
      .describe('Where pages stand that the program itself leads to'),
    answers: z
      .array(z.enum(familyAnswers))
      .describe('What the pages of costs, dates and printed sheets can answer, since there is data for it'),
    home: z.object({
      ...homeFields,
      hero: homeFields.hero.extend({ buttons: links }),
      sections: z.array(z.enum(homeSections)),
      tiles: z.array(link.extend({ icon })),
      about: homeFields.about.extend({
        counts: z.array(z.object({ number: z.number(), unit: unit.optional(), what: z.string() })),
      }),
      news: homeFields.news.omit({ from: true }),
      events: homeFields.events.omit({ from: true }),
      gallery: z.object({ title, count: count(max.pictures) }).optional(),
      people: homeFields.people.omit({ who: true }).extend({
        invitation: z.object({ title, words: text, button: link.nullable() }).nullable(),
      }),
      call: homeFields.call.extend({ buttons: links }),
    }),
    words: z.record(z.enum(wordKeys), z.string()),
  })
  .meta({ id: 'PublicSite' });

export type PublicSite = z.infer<typeof publicSite>;
export type SiteLink = z.infer<typeof link>;
