import { z } from 'zod';
import { instant, line, optionalLine } from '../common/fields.ts';
import { pageCount, pageNumber } from '../common/paging.ts';

const addressMaxLength = 500;
export const maxRedirectRows = 10_000;
const maxRedirectBytes = 2_000_000;

export const redirectMessages = {
  from: 'An address of this site such as /old-page is required.',
  to: 'An address of this site such as /new-page, or a full one that begins with https://, is required.',
  page: 'A page stands at this address. Move or rename it first.',
  leads: (to: string) => `This address leads to ${to} already. Remove that redirect first.`,
  twice: (row: number) => `Row ${row} has this address already.`,
  imported: 'Taken.',
  led: (to: string) => `Until now it led to ${to}.`,
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

export const redirectParam = z.object({ from: z.string().max(addressMaxLength) });

export const redirectQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of either address'),
});

export type RedirectQuery = z.infer<typeof redirectQuery>;

export const redirect = z
  .object({
    id: z.number().int().describe('By which it is found in the trash'),
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
  added: z.number().int(),
  refused: z.array(aboutRow),
  noted: z.array(aboutRow).describe('Rows that were taken, and of which something is to be known'),
});
