import { z } from 'zod';
import { id, instant, line, optionalLine } from '../common/fields.ts';
import { lineOf } from '../common/form.ts';
import { pageCount, pageNumber } from '../common/paging.ts';

/** As it is written down: percent-encoded where it leads. */
export const addressMaxLength = 500;
export const maxRedirectRows = 10_000;
const maxRedirectBytes = 2_000_000;

export const redirectMessages = {
  from: 'An address of this site such as /old-page is required.',
  to: 'An address of this site such as /new-page, or a full one that begins with https://, is required.',
  page: 'A page stands at this address. Move or rename it first.',
  leads: (to: string) => `This address leads to ${to} already. Change that redirect instead.`,
  twice: (row: number) => `Row ${row} has this address already.`,
  imported: 'Taken.',
  led: (to: string) => `Until now it led to ${to}.`,
  long: `At most ${addressMaxLength} characters, as browsers write it.`,
  nothing: (to: string) => `Readers find nothing at ${to} yet.`,
  credentials: 'Leave out the name and the password before the @. Everybody could read them.',
  tail: 'Leave out what follows the ? or the #.',
  loop: 'This would lead back to where it began.',
  pageNow: 'A page stands at its address now. Move that one first.',
  taken: 'Its address leads elsewhere now. Remove that redirect first.',
  pageGone: 'The page that it led to has been deleted. Restore that first.',
  circle: 'Where it led leads back to its address now. Remove that redirect first.',
  csv: 'Two columns are required: the old address and the new one.',
  rows: `At most ${maxRedirectRows} redirects at a time.`,
} as const;

const ownAddress = /^\/(?!\/)[^\s?#\\]*$/;

/** As readers ask for it, in one spelling: no slash at either end, small letters. */
export const normalAddress = (address: string): string => address.split('/').filter(Boolean).join('/').toLowerCase();

const isOwnAddress = (address: string): boolean => ownAddress.test(address);

export const isFarAddress = (address: string): boolean => address.startsWith('https://') && URL.canParse(address);

const hasCredentials = (address: string): boolean => {
  if (!isFarAddress(address)) return false;
  const { username, password } = new URL(address);
  return username + password !== '';
};

const from = line(addressMaxLength, redirectMessages.from)
  .refine((address) => isOwnAddress(address) && normalAddress(address) !== '', redirectMessages.from)
  .describe('An address of this site, such as /old-page');
const to = line(addressMaxLength, redirectMessages.to)
  .refine((address) => isOwnAddress(address) || isFarAddress(address), redirectMessages.to)
  .refine((address) => !hasCredentials(address), redirectMessages.credentials)
  .describe('An address of this site, or a full https address');

const targetFault = (text: string): string | undefined => {
  if (!isOwnAddress(text) && !isFarAddress(text)) return redirectMessages.to;
  return hasCredentials(text) ? redirectMessages.credentials : undefined;
};

/** What is written of one that is there. */
export const redirectFields = { to: lineOf(addressMaxLength, redirectMessages.to, targetFault) };

export const redirectAdd = z.object({ from, to });

export type RedirectAdd = z.infer<typeof redirectAdd>;

export const redirectImport = z.object({
  csv: z
    .string({ error: redirectMessages.csv })
    .trim()
    .min(1, redirectMessages.csv)
    .max(maxRedirectBytes, redirectMessages.rows)
    .describe('The old address and the new one in each row'),
});

/** The longest that was stored when the limit was of what is typed: a character may be nine when it is encoded. */
const seen = z
  .string()
  .max(9 * addressMaxLength)
  .optional()
  .describe('Where it led when it was looked at; if it leads elsewhere now, the answer is 409');

export const redirectParam = z.object({ from: z.string().max(addressMaxLength), before: seen });
export const redirectEdit = z.object({ to, before: seen });

export type RedirectEdit = z.infer<typeof redirectEdit>;

export const redirectQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of either address'),
});

export type RedirectQuery = z.infer<typeof redirectQuery>;

export const redirect = z
  .object({
    id: id.describe('By which it is changed, and found in the trash'),
    from: z.string(),
    to: z.string().describe('Where it leads now'),
    dead: z.boolean().describe('Readers find nothing there, so it leads nowhere'),
    cause: z.enum(['moved', 'by hand', 'imported']),
    by: z.string().nullable().describe('The name of who made it'),
    createdAt: instant,
    lastUsed: z.iso.date().nullable().describe('The day on which somebody last came this way'),
  })
  .meta({ id: 'Redirect' });

export const redirectList = z.object({ docs: z.array(redirect), pages: pageCount, total: z.number().int().min(0) });

const aboutRow = z.object({ row: z.number().int(), from: z.string(), reason: z.string() });

export const redirectImported = z.object({
  added: z.number().int().describe('How many were taken'),
  changed: z.number().int().describe('How many of those led elsewhere before; each has a version of that'),
  refused: z.array(aboutRow),
  noted: z.array(aboutRow).describe('Rows that were taken, and of which something is to be known'),
});
