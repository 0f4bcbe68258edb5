import type { z } from 'zod';
import type { alumnus, alumnusCard, alumnusReceipt, Testimonial } from '../../../contract/content/alumni.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Version } from '../revisions/revisions.service.ts';
import { seesPrivateParts } from './alumni.policy.ts';
import type { AlumnusCardRow, AlumnusReceiptRow, AlumnusRow } from './alumni.queries.ts';
import type { WaitingRow } from './testimonials.queries.ts';

export function presentCard(actor: Actor | null, row: AlumnusCardRow): z.infer<typeof alumnusCard> {
  return {
    id: row.id,
    name: row.name,
    classOf: row.classOf,
    occupation: row.occupation,
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
    updatedAt: row.updatedAt.toISOString(),
    ...(seesPrivateParts(actor) && { status: row.status }),
  };
}

/** To those who may see all of it: an administrator, or the person themself. */
export function presentWhole(row: AlumnusRow): z.infer<typeof alumnus> {
  const { email, phone, status } = row;
  return { ...presentAlumnus(null, row), email, phone, status };
}

export const presentTestimonial = ({ suspicion, ...row }: WaitingRow): Testimonial => ({
  ...presentWhole(row),
  suspicion,
});

export function presentReceipt({ id, name, classOf, status }: AlumnusReceiptRow): z.infer<typeof alumnusReceipt> {
  return { id, name, classOf, status };
}

/** What a change would take to bring this version back. */
export function presentVersion(row: AlumnusRow): Version {
  const { id, name, email, phone, classOf, details, occupation, picture } = row;
  const content = { name, email, phone, classOf, details, occupation, ...(picture && { picture }) };
  return { kind: 'alumnus', itemId: id, title: name, content };
}
