import {
  noticeMessages as messages,
  type NoticeAdd,
  type NoticeEdit,
  type NoticeListQuery,
  type PublicNotice,
} from '../../../contract/school/notices.ts';
import type { Db } from '../../db/client.ts';
import { noteValidUntil } from '../../db/tables-read.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { presentVersion } from './notices.presenter.ts';
import * as queries from './notices.queries.ts';

const pageSize = 12;

export async function listNotices({ db, clock }: Deps, { page, ...wanted }: NoticeListQuery) {
  const [docs, total] = await Promise.all([
    queries.listNotices(db, wanted, clock(), pageOf(page, pageSize)),
    queries.countNotices(db, wanted, clock()),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}

export async function viewNotice({ db }: Pick<Deps, 'db'>, id: number) {
  const notice = await queries.findNotice(db, id);
  if (!notice) throw notFound();
  return notice;
}

export function addNotice(deps: Deps, actor: Actor, input: NoticeAdd) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const now = clock();
    await refuseUnknown(tx, input.closedCampuses);
    const id = await queries.insertNotice(tx, {
      ...{ ...stored(input), createdBy: actor.id, createdAt: now, updatedAt: now },
    });
    const notice = await viewNotice({ db: tx }, id);
    await saveFirstVersion(deps, tx, actor, presentVersion(notice));
    return notice;
  });
}

export function editNotice(deps: Deps, actor: Actor, id: number, { updatedAt, ...input }: NoticeEdit) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const before = await lock(tx, actor, id, updatedAt);
    await refuseUnknown(tx, input.closedCampuses, before.closedCampuses);
    await queries.updateNotice(tx, id, { ...stored(input), updatedAt: clock() });
    const notice = await viewNotice({ db: tx }, id);
    await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(notice));
    return notice;
  });
}

export function deleteNotice(deps: Deps, actor: Actor, id: number, updatedAt?: string) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lock(tx, actor, id, updatedAt);
    await moveToTrash(deps, tx, actor, { kind: 'notice', id, title: name });
  });
}

async function lock(tx: Db, actor: Actor, id: number, startedFrom: string | undefined) {
  if (!(await queries.lockNotice(tx, id))) throw notFound();
  const notice = await viewNotice({ db: tx }, id);
  await refuseStale(tx, actor, { kind: 'notice', itemId: id, updatedAt: notice.updatedAt }, startedFrom);
  return notice;
}

/** Those that have begun. Whatever is made of them is made anew when the next one begins or ends. */
export function currentNotices<T extends PublicNotice>(notices: T[], now: Date): T[] {
  for (const moment of notices.flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt ?? beginsAt]))
    if (new Date(moment) > now) noteValidUntil(new Date(moment));
  return notices.filter(({ beginsAt, endsAt }) => new Date(beginsAt) <= now && (!endsAt || new Date(endsAt) > now));
}

/** One that was named before and is gone since is closed for good, and keeps nobody from saving. */
async function refuseUnknown(tx: Db, ids: number[], before: number[] = []): Promise<void> {
  const named = ids.filter((id) => !before.includes(id));
  if (named.length > 0 && (await queries.countCampuses(tx, named)) < named.length)
    throw invalid({ closedCampuses: messages.noCampus });
}

const stored = ({ beginsAt, endsAt, ...rest }: Omit<NoticeEdit, 'updatedAt'>) => ({
  ...rest,
  beginsAt: new Date(beginsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});
