import type { z } from 'zod';
import type { alumnus, alumnusCard, alumnusReceipt } from '../../../contract/alumni.ts';
import type { Actor } from '../../lib/actor.ts';
import { seesPrivateParts } from './alumni.policy.ts';
import type { AlumnusCardRow, AlumnusReceiptRow, AlumnusRow } from './alumni.queries.ts';

export function presentCard(actor: Actor | null, row: AlumnusCardRow): z.infer<typeof alumnusCard> {
  return {
    id: row.id,
    name: row.name,
    classOf: row.classOf,
    picture: row.picture ?? '',
    pictureInfo: row.pictureInfo,
    ...(seesPrivateParts(actor) && { email: row.email, phone: row.phone }),
  };
}

export function presentAlumnus(actor: Actor | null, row: AlumnusRow): z.infer<typeof alumnus> {
  return {
    ...presentCard(actor, row),
    details: row.details,
    userId: row.userId,
    createdAt: row.createdAt.toISOString(),
    ...(seesPrivateParts(actor) && { status: row.status }),
  };
}

export function presentReceipt({ id, name, classOf, status }: AlumnusReceiptRow): z.infer<typeof alumnusReceipt> {
  return { id, name, classOf, status };
}
