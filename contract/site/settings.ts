import { z } from 'zod';
import { instant, optionalLine, pictureName, schemasOf, wholeNumber } from '../common/fields.ts';
import { emailRule, lineOf, optionalEmailRule, paragraphOf } from '../common/form.ts';
import { pictureInfo, withPictureWords } from '../media/media.ts';
import { publicNotice } from '../school/notices.ts';
import { placeSettings } from '../school/place.ts';
import { sceneSets } from './scene-sets.ts';
import { footerSettings, homeSettings, menuSettings, publicSite, wordSettings } from './site.ts';
import { synonymSettings } from './words/synonyms.ts';

/** What the site says about the school. */
export const schoolFields = {
  schoolName: lineOf(120, 'The name of the school is required.'),
  shortName: lineOf(60, 'The short name of the school is required.'),
  motto: lineOf(200),
  address: paragraphOf(500),
  phone: lineOf(40),
  mailbox: emailRule,
  officeHours: lineOf(200),
  vision: paragraphOf(2000),
  mission: paragraphOf(2000),
  notice: lineOf(200),
};

const linkMaxLength = 300;
const link = lineOf(linkMaxLength);

export const socialFields = { facebook: link, instagram: link, youtube: link, x: link, whatsapp: link };

const socialLink = optionalLine(linkMaxLength)
  .refine((link) => link === '' || (link.startsWith('https://') && URL.canParse(link)), {
    error: 'A full address that begins with https:// is required.',
  })
  .describe('A full https address, or empty');

const about = schemasOf(schoolFields, 'all');

const schoolSettings = z
  .object({
    ...about,
    address: about.address.describe('One or more lines'),
    social: z.object({
      facebook: socialLink,
      instagram: socialLink,
      youtube: socialLink,
      x: socialLink,
      whatsapp: socialLink,
    }),
  })
  .meta({ id: 'SchoolSettings' });

/** What everybody may know of the settings. */
export const publicSettings = schoolSettings
  .extend({
    keepEnquiriesMonths: z.number().int().describe('How long enquiries are kept; 0: for ever'),
    place: placeSettings,
    site: publicSite,
    noticeTo: z
      .literal('/term-dates')
      .optional()
      .describe('Where the notice leads if it is the next of the term dates; else the calendar'),
    // Only where it is so: readers of a site that has one are not sent a byte for it.
    brandCss: z.string().optional().describe('Rules with the colours of the school, where it has its own'),
    drawings: z.string().optional().describe('Where the drawings are in these colours: /drawings/<this>/hero-1.svg'),
    notices: z.array(publicNotice).optional().describe('Those that are shown now, urgent ones first'),
    closed: z.literal(true).optional().describe('The site is not open yet, and who asks is not signed in'),
    mailWaits: z.literal(true).optional().describe('No mail server is set up: mails wait, and no link can be mailed'),
  })
  .meta({ id: 'PublicSettings' });

export type PublicSettings = z.infer<typeof publicSettings>;

const recipient = optionalEmailRule;

/** Who reads what people send through the public forms. */
export const recipientFields = { contact: recipient, application: recipient, testimonial: recipient };

const toMailbox = 'An e-mail address; empty for the mailbox of the school';
const recipientSchemas = schemasOf(recipientFields, 'all');
const recipientSettings = z
  .object({
    contact: recipientSchemas.contact.describe(toMailbox),
    application: recipientSchemas.application.describe(toMailbox),
    testimonial: recipientSchemas.testimonial.describe(toMailbox),
  })
  .meta({ id: 'RecipientSettings' });

export const colour = (words: string) =>
  z
    .string({ error: words })
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, words);

/** From these two the colours of both themes are derived (palette.ts). */
export const brandSettings = z
  .object({
    brand: colour('A colour such as #0e5a45 is required.').describe('The colour of bars, buttons and links'),
    accent: colour('A colour such as #f5b324 is required.').describe('The colour of what should be seen first'),
  })
  .meta({ id: 'BrandSettings' });

export type BrandSettings = z.infer<typeof brandSettings>;

const defaultMonths = 24;
const maxMonths = 600;
const monthsMessage = `A whole number of months, at most ${maxMonths}; 0 or empty to keep them for ever.`;

/** Empty is for ever. */
export const privacyFields = { keepEnquiriesMonths: lineOf(3) };

/** A form sends text, and nothing at all for what is to be kept for ever. */
const months = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.trim() || 0 : value),
    wholeNumber(0, maxMonths, monthsMessage),
  )
  .meta({ type: 'integer', description: 'How many months enquiries are kept after their last step; 0 for ever' });

/** How long what people entrust to the school is kept. */
const privacySettings = z.object({ keepEnquiriesMonths: months }).meta({ id: 'PrivacySettings' });

export type PrivacySettings = z.infer<typeof privacySettings>;
export type SchoolSettings = z.infer<typeof schoolSettings>;
export type RecipientSettings = z.infer<typeof recipientSettings>;

export const settingsEdit = z
  .object({
    school: schoolSettings.partial().optional().describe('Fields that are not given stay as they are'),
    recipients: recipientSettings.optional(),
    privacy: privacySettings.optional(),
    brand: brandSettings.optional(),
    place: placeSettings.partial().optional().describe('Fields that are not given stay as they are'),
    menu: menuSettings.optional(),
    footer: footerSettings.optional(),
    home: homeSettings.optional(),
    words: wordSettings.optional().describe('All texts that are not to be those of every school'),
    synonyms: synonymSettings.optional(),
    updatedAt: instant.nullable().optional().describe('The `updatedAt` that the change is based on'),
  })
  .refine(({ updatedAt, ...parts }) => Object.values(parts).some(Boolean), {
    path: ['school'],
    error:
      'Send a part of the settings: school, recipients, privacy, brand, place, menu, footer, home, words or synonyms.',
  });

export type SettingsEdit = z.infer<typeof settingsEdit>;

export const settingsView = z.object({
  school: schoolSettings,
  recipients: recipientSettings,
  privacy: z.object({ keepEnquiriesMonths: z.number().int().describe('0: for ever') }),
  brand: brandSettings,
  place: placeSettings,
  menu: menuSettings,
  footer: footerSettings,
  home: homeSettings,
  words: wordSettings.describe('All texts, also those that are of every school'),
  updatedAt: instant.nullable().describe('Null until somebody has saved the settings'),
});

export const sceneParam = z.object({ set: z.enum(sceneSets) });

const sceneNames = z
  .array(pictureName)
  .max(100)
  .refine((names) => new Set(names).size === names.length, 'The same picture is named twice.');

export const sceneEdit = z.object({
  pictures: sceneNames.describe('Names of uploaded pictures, in order; none for the drawings'),
  before: z.array(z.string()).max(100).optional().describe('The pictures that the change is based on'),
  ...withPictureWords,
});

export type SceneEdit = z.infer<typeof sceneEdit>;

export const scenePictures = z.object({ pictures: z.array(pictureInfo) });

const oneSet = z.array(pictureInfo).describe('Empty: the drawings are shown');

/** The crest and what is made of it stand among the scenes, so that no page asks once more for them. */
const ownCrest = pictureInfo.optional().describe('Where the school has its own');

export const allScenes = z.object({
  ...{ hero: oneSet, facility: oneSet, banner: oneSet, event: oneSet },
  ...{ crest: ownCrest, icon: ownCrest, social: ownCrest },
});

export const socialPicture = z.any().meta({ type: 'string', format: 'binary', description: '1200 by 630 pixels' });

export type AllScenes = z.infer<typeof allScenes>;

/** What a school shows before anybody has filled anything in. */
export const defaultSchool: SchoolSettings = {
  schoolName: 'Our School',
  shortName: 'Our School',
  motto: '',
  address: '',
  phone: '',
  mailbox: 'office@school.example',
  officeHours: '',
  social: { facebook: '', instagram: '', youtube: '', x: '', whatsapp: '' },
  vision: '',
  mission: '',
  notice: '',
};

export const defaultRecipients: RecipientSettings = { contact: '', application: '', testimonial: '' };

export const defaultPrivacy: PrivacySettings = { keepEnquiriesMonths: defaultMonths };
