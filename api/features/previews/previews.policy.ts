import { sql } from 'drizzle-orm';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';

/** A link shows no more than whoever made it may still change; this is asked for each of its pictures, too. */
export const isVouchedFor = sql`exists (select from users u
  where u.id = previews.created_by and not u.suspended and (u.role >= ${adminRole}
    or (num_nonnulls(previews.page_id, previews.document_id) > 0 and u.role >= ${editorRole})
    or exists (select from stories s where s.id = previews.story_id and s.author_id = u.id)
    or exists (select from events e where e.id = previews.event_id and e.author_id = u.id)
    or exists (select from profiles f where f.id = previews.profile_id and f.owner_id = u.id)
    or exists (select from galleries g where g.id = previews.gallery_id and g.owner_id = u.id)))`;
