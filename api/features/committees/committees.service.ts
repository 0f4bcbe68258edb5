import { type CommitteeInput, committeeMessages } from '../../../contract/committees.ts';
import { postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import * as queries from './committees.queries.ts';

const pageSize = 12;

export async function listCommittees({ db }: Deps, { page, q }: { page: number; q: string }) {
  const [docs, total] = await Promise.all([
    queries.listCommittees(db, q, pageOf(page, pageSize)),
    queries.countCommittees(db, q),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export async function viewCommittee({ db }: Pick<Deps, 'db'>, id: number) {
  const committee = await queries.findCommittee(db, id);
  if (!committee) throw notFound();
  return committee;
}

export function addCommittee({ db, clock }: Deps, { members, ...input }: CommitteeInput) {
  return conflictOfNames(
    db.transaction(async (tx) => {
      const id = await queries.insertCommittee(tx, { ...input, createdAt: clock(), updatedAt: clock() });
      await queries.replaceMembers(tx, id, members);
      return viewCommittee({ db: tx }, id);
    }),
  );
}

export function editCommittee({ db, clock }: Deps, id: number, { members, ...input }: CommitteeInput) {
  return conflictOfNames(
    db.transaction(async (tx) => {
      if (!(await queries.lockCommittee(tx, id))) throw notFound();
      await queries.updateCommittee(tx, id, { ...input, updatedAt: clock() });
      await queries.replaceMembers(tx, id, members);
      return viewCommittee({ db: tx }, id);
    }),
  );
}

export function deleteCommittee({ db }: Deps, id: number) {
  return db.transaction(async (tx) => {
    if (!(await queries.lockCommittee(tx, id))) throw notFound();
    await queries.deleteCommittee(tx, id);
  });
}

function conflictOfNames<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (postgresCode(error) !== uniqueViolation) throw error;
    throw new ApiError('conflict', committeeMessages.nameTaken, { fields: { name: committeeMessages.nameTaken } });
  });
}
