import { z } from 'zod';
import { instant, line } from '../common/fields.ts';

export const titleMaxLength = 200;
const slugMaxLength = 60;
export const pathMaxLength = 200;
export const deepest = 5;

export const pageTreeMessages = {
  slug: 'Small letters, digits and hyphens, such as "school-bus".',
  slugTooLong: `At most ${slugMaxLength} characters.`,
  taken: 'Another page stands at this address.',
  reserved: 'The site itself uses this address, such as /news or /apply. Choose another.',
  tooLong: `With the pages above it the address is longer than ${pathMaxLength} characters.`,
  tooDeep: `Pages stand at most ${deepest} deep.`,
  belowItself: 'A page cannot stand below itself.',
  parent: 'The page above it does not exist.',
  before: 'The page that it should stand before has moved.',
  moved: 'Somebody else has moved this page. Look at where it stands now.',
  hasPages: 'Pages stand below it. Move or delete them first.',
} as const;

/**
 * First parts of addresses that the program answers itself. A page there would never be seen, or would hide something;
 * a test holds this list against the program's routes.
 */
export const reservedSlugs: readonly string[] = [
  ...[
    'admin',
    'api',
    'assets',
    'coming-soon',
    'cost',
    'desk',
    'documents',
    'healthz',
    'images',
    'index',
    'livez',
    'metrics',
    'readyz',
    'setup',
  ],
  ...[
    'alblog',
    'alevents',
    'algallery',
    'alnews',
    'alum',
    'alumcontact',
    'alumni',
    'apply',
    'blog',
    'contact',
    'events',
  ],
  ...[
    'forgot',
    'gallery',
    'invitation',
    'login',
    'logout',
    'news',
    'p',
    'pocket',
    'print',
    'profiles',
    'reset',
    'search',
    'sent',
  ],
  ...['desk', 'term-dates', 'unauthorized', 'user'],
];

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function slugFault(text: string): string | undefined {
  if (text.length > slugMaxLength) return pageTreeMessages.slugTooLong;
  return slugPattern.test(text) ? undefined : pageTreeMessages.slug;
}

/** What a title suggests as its part of the address. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-|-$/g, '');

const pageId = z.string().min(1).max(100);
const slug = line(slugMaxLength, pageTreeMessages.slug).regex(slugPattern, pageTreeMessages.slug);
const parentId = pageId.nullable().describe('The page above it; null at the top');

export const pageNode = z
  .object({
    id: pageId,
    path: z.string().describe('Its address without the first slash'),
    parentId,
    title: z.string(),
    hidden: z.boolean().describe('In no menu and no list'),
    draft: z.boolean(),
    createdAt: instant.describe('When it is published, or was'),
    updatedAt: instant,
  })
  .meta({ id: 'PageNode' });

const treeNode = pageNode.extend({
  oldPath: z.string().nullable().describe('An address that leads here since it moved'),
  links: z.number().int().describe('How many texts link here'),
  kept: z.boolean().describe('It has changes that are not public'),
});

export type TreeNode = z.infer<typeof treeNode>;

export const pageTree = z.object({ pages: z.array(treeNode).describe('Those of one parent in their order') });

export const pageAdd = z.object({
  title: line(titleMaxLength, 'A title is required.'),
  slug,
  parentId,
  copyOf: pageId.optional().describe('Begins with the text and the pictures of this page'),
});

export type PageAdd = z.infer<typeof pageAdd>;

export const pageMove = z.object({
  from: z.string().max(pathMaxLength).describe('The path that the change is based on'),
  slug,
  parentId,
  before: pageId.nullable().describe('The page that follows it; null for the last place'),
});

export type PageMove = z.infer<typeof pageMove>;

export const pageShow = z.object({ hidden: z.boolean() });
