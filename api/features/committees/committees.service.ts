import type { CommitteeAdd, CommitteeEdit, CommitteeListQuery } from '../../../contract/content/committees.ts';
import { committeeMessages } from '../../../contract/content/committees.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { refuseDuplicate } from '../../lib/duplicates.ts';
import { notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import * as queries from './committees.queries.ts';

const pageSize = 12;

export async function listCommittees({ db }: Deps, { page, ...wanted }: CommitteeListQuery) {
  const [docs, total] = await Promise.all([
    queries.listCommittees(db, wanted, pageOf(page, pageSize)),
    queries.countCommittees(db, wanted.q),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}

export async function viewCommittee({ db }: Pick<Deps, 'db'>, id: number) {
  const committee = await queries.findCommittee(db, id);
  if (!committee) throw notFound();
  return committee;
}

export function addCommittee(deps: Deps, actor: Actor, { members, ...input }: CommitteeAdd) {
  const { db, clock } = deps;
  return conflictOfNames(
    db.transaction(async (tx) => {
      const id = await queries.insertCommittee(tx, { ...input, createdAt: clock(), updatedAt: clock() });
      await queries.replaceMembers(tx, id, members);
      const committee = await viewCommittee({ db: tx }, id);
      await record(deps, tx, actor, { action: 'added', ...named(committee) });
      return committee;
    }),
  );
}

export function editCommittee(deps: Deps, actor: Actor, id: number, { members, updatedAt, ...input }: CommitteeEdit) {
  const { db, clock } = deps;
  return conflictOfNames(
    db.transaction(async (tx) => {
      const before = await queries.lockCommittee(tx, id);
      if (!before) throw notFound();
      await refuseStale(tx, actor, { kind: 'committee', itemId: id, updatedAt: before.updatedAt }, updatedAt);
      await queries.updateCommittee(tx, id, { ...input, updatedAt: clock() });
      await queries.replaceMembers(tx, id, members);
      const committee = await viewCommittee({ db: tx }, id);
      await record(deps, tx, actor, { action: 'changed', ...named(committee) });
      return committee;
    }),
  );
}

export function deleteCommittee(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    if (!(await queries.lockCommittee(tx, id))) throw notFound();
    const committee = await viewCommittee({ db: tx }, id);
    await queries.deleteCommittee(tx, id);
    await record(deps, tx, actor, { action: 'deleted', ...named(committee) });
  });
}

const named = ({ id, name }: queries.CommitteeRow) => ({ kind: 'committee', itemId: id, title: name });

const conflictOfNames = <T>(work: Promise<T>): Promise<T> => refuseDuplicate(work, 'name', committeeMessages.nameTaken);
