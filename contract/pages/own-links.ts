import { z } from 'zod';
import { searchKinds, searchMaxLength } from '../site/search.ts';

/** As many as a long page has; the browser asks for all of a text at once. */
const mostAddresses = 200;

/** The path of an address of this site; undefined for what leads elsewhere, and for a place on the same page. */
export function ownPath(address: string, origin: string): string | undefined {
  const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!/^\/(?!\/)/.test(local)) return undefined;
  const [path = ''] = local.split(/[?#]/);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

export const linkQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1, 'Type a few letters.')
    .max(searchMaxLength, `At most ${searchMaxLength} characters.`)
    .refine((text) => !text.includes('\0'), 'Control characters are not allowed.')
    .describe('Letters of a title'),
});

const place = z.object({ kind: z.enum(searchKinds), title: z.string(), url: z.string() }).meta({ id: 'LinkPlace' });

export const linkPlaces = z.object({ places: z.array(place) });
export type LinkPlace = z.infer<typeof place>;

const path = z
  .string()
  .max(500, 'At most 500 characters.')
  .refine((text) => /^\/(?!\/)[^\0]*$/.test(text), 'This is no address of this site.');

export const linkCheck = z.object({
  paths: z
    .array(path, { error: 'This must be a list of addresses.' })
    .max(mostAddresses, `At most ${mostAddresses} addresses.`),
});

export const checkedLinks = z.object({
  dead: z.array(z.string()).describe('Those at which readers find nothing'),
  titles: z.record(z.string(), z.string()).describe('What is called by a name, by its path'),
});
export type CheckedLinks = z.infer<typeof checkedLinks>;
