import { z } from 'zod';
import { calendarDay, id, instant } from './fields.ts';
import { pageCount, pageNumber } from './paging.ts';

/** What can be deleted and brought back. */
export const trashKinds = ['news', 'article', 'event', 'gallery', 'galleryImage', 'profile', 'alumnus'] as const;
/** All of that, pages, which are known by a name instead of a number, and what belongs to no list of content. */
const keptKinds = [
  ...trashKinds,
  ...(['page', 'termDate', 'campus', 'enquiry', 'notice', 'document', 'redirect'] as const),
] as const;
/** What keeps its earlier versions. */
export const revisionKinds = [...trashKinds, 'page', 'termDate', 'campus', 'notice', 'document'] as const;

export type TrashKind = (typeof trashKinds)[number];
export type KeptKind = (typeof keptKinds)[number];
export type RevisionKind = (typeof revisionKinds)[number];
/** The menu, the home page, the words, the crest and the colours are kept in versions, too, each by its name. */
const versionKinds = [...revisionKinds, 'redirect', 'site'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** The days that what was deleted can be brought back. */
export const trashDays = 30;

export const trashMessages = {
  notTheirs: 'An administrator has deleted this, and only administrators bring it back.',
} as const;

/** Who was quicker, in words for the one who was not. */
export const staleMessages = {
  by: (name: string) => `${name} has saved this since you opened it.`,
  own: 'You have saved this since you opened it, in another window.',
  unknown: 'Somebody else has saved this since you opened it.',
};

/** What an editor started from. A save on top of something newer is refused. */
export const startedFrom = instant.optional().describe('The `updatedAt` that the change is based on');

const q = z.string().trim().max(100).default('').describe('Words to look for');

export const trashQuery = z.object({ page: pageNumber, kind: z.enum(keptKinds).optional(), q });
/** A page is known by its name, all else by its number. */
const keptId = z.union([id, z.string().regex(/^[a-z][a-z0-9-]{0,99}$/)]);
export const trashParam = z
  .object({ kind: z.enum(keptKinds), id: keptId })
  .refine(({ kind, id: given }) => (kind === 'page') === (typeof given === 'string'), {
    path: ['id'],
    error: 'A page is known by its name, all else by a number.',
  });

const trashEntry = z.object({
  kind: z.enum(keptKinds),
  itemId: keptId,
  title: z.string(),
  deletedAt: instant,
  deletedBy: z.string().nullable(),
  mayRestore: z.boolean().describe('What an administrator has deleted, only administrators bring back'),
  expiresAt: instant,
});

export const trashList = z.object({ docs: z.array(trashEntry), pages: pageCount, total: z.number().int() });
export const restored = z.object({ kind: z.enum(keptKinds), itemId: keptId, title: z.string() });

/** A page is known by its slug, all else by its number. */
const itemId = z
  .string()
  .max(40)
  .regex(/^([1-9][0-9]{0,9}|[a-z][a-z0-9-]*)$/);

export const revisionsParam = z.object({ kind: z.enum(versionKinds), id: itemId });
export const revisionParam = revisionsParam.extend({ revision: id });

const revisionEntry = z.object({ id, savedAt: instant, savedBy: z.string().nullable(), title: z.string() });

export const revisionList = z.object({ docs: z.array(revisionEntry) });
export const revision = revisionEntry.extend({
  content: z.record(z.string(), z.unknown()).describe('What a change takes to bring this version back'),
});

export type RevisionEntry = z.infer<typeof revisionEntry>;
export type TrashEntry = z.infer<typeof trashEntry>;

export const auditQuery = z.object({
  page: pageNumber,
  q,
  actor: id.optional().describe('Only what this user did'),
  kind: z.string().trim().max(40).optional(),
  from: calendarDay().optional().describe('The first day'),
  to: calendarDay().optional().describe('The last day'),
});

const auditEntry = z.object({
  id,
  at: instant,
  actorId: id.nullable(),
  actor: z.string(),
  action: z.string(),
  kind: z.string(),
  itemId: z.string(),
  title: z.string(),
  detail: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = z.object({ docs: z.array(auditEntry), pages: pageCount, total: z.number().int() });
