import { z } from 'zod';
import { id } from '../common/fields.ts';
import { pictureInfo } from '../media/media.ts';
import { colour } from './settings.ts';

export const crestMessages = {
  wrongType: 'A crest is a PNG, JPEG, WebP or SVG file.',
  empty: 'Nothing can be seen in this picture: it is empty, or see-through everywhere.',
  tooMuch: 'This drawing is made of too many parts. Save it as PNG, and try that.',
  unreadable: 'This picture could not be read. Save it again as PNG, and try that.',
  gone: 'The pictures of this crest have been deleted since. Choose its file again.',
} as const;

/** A crest has one size for the head of a page and one for a phone's home screen. */
export const crestSide = 320;
export const iconSide = 180;

/** Another one since is not changed unseen: the answer is 409. */
const seen = z
  .string()
  .max(255)
  .optional()
  .describe('The name of the crest that the change is based on; empty where there was none');

export const crestFile = z
  .any()
  .optional()
  .meta({ type: 'string', format: 'binary', description: 'A PNG, JPEG, WebP or SVG file of at most 700,000 bytes' });

export const crestForm = z.object({ before: seen, file: crestFile });

export const crestRemove = z.object({ before: seen });
export const crestReturn = z.object({ revision: id.describe('The version to bring back'), before: seen });

export type CrestReturn = z.infer<typeof crestReturn>;

const part = z.object({ picture: z.string() }).nullable();

/** What is kept of it; none of the three where the school went back to the drawn one. */
export const crestVersion = z.object({ crest: part, icon: part, social: part });

export type CrestVersion = z.infer<typeof crestVersion>;

export const crestAnswer = z.object({
  crest: pictureInfo,
  icon: pictureInfo,
  social: pictureInfo,
  colours: z.array(z.string()).describe('What it is painted with most, the strongest first'),
  removed: z.number().int().describe('How many scripts it carried; none is left'),
  leftOut: z.number().int().describe('How many pictures and styles it names that lie elsewhere; none is drawn'),
});

export type CrestAnswer = z.infer<typeof crestAnswer>;

export const paletteQuery = z.object({
  brand: colour('A colour such as #0e5a45 is required.'),
  accent: colour('A colour such as #f5b324 is required.'),
});

export const paletteAnswer = z.object({
  light: z.record(z.string(), z.string()),
  dark: z.record(z.string(), z.string()),
  asPicked: z.boolean().describe('The colour itself carries white words; otherwise a deeper shade of it does'),
  drawing: z.string().describe('A drawing of the home page in these colours, as SVG'),
  contrast: z.object({ white: z.number(), paper: z.number(), night: z.number(), accent: z.number() }),
});

export type PaletteAnswer = z.infer<typeof paletteAnswer>;
