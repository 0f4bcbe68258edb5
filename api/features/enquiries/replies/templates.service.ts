import {
  defaultTemplates,
  type ReplyTemplate,
  type TemplatesInput,
} from '../../../../contract/enquiries/reply-templates.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { record, refuseStale } from '../../audit/audit.service.ts';
import * as queries from './templates.queries.ts';

export type Templates = { templates: ReplyTemplate[]; updatedAt: Date | null };

const about = { action: 'changed', kind: 'settings', itemId: 'reply-templates', title: 'Templates of answers' };
const never = new Date(0);

/** Those of every school, until somebody has saved their own; also none at all. */
export const loadTemplates = async (db: Db): Promise<Templates> =>
  (await queries.findTemplates(db)) ?? { templates: defaultTemplates, updatedAt: null };

export function saveTemplates(deps: Deps, actor: Actor, { templates, updatedAt }: TemplatesInput): Promise<Templates> {
  return deps.db.transaction(async (tx) => {
    await queries.lockTemplates(tx);
    const before = await loadTemplates(tx);
    const { kind, itemId } = about;
    const item = { kind, itemId, updatedAt: before.updatedAt ?? never };
    await refuseStale(tx, actor, item, updatedAt === null ? never.toISOString() : updatedAt);
    const now = deps.clock();
    await queries.writeTemplates(tx, templates, actor.id, now);
    await record(deps, tx, actor, { ...about, detail: templates.map(({ name }) => name).join(', ') });
    return { templates, updatedAt: now };
  });
}
