import type { InboxAct } from '../../../../contract/enquiries/inbox-acts.ts';
import type { ListReport } from '../../../../contract/office/lists.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { actOnEach } from '../../../lib/several.ts';
import { markSpam, removeEnquiry } from './handling.service.ts';
import { changeEnquiry, release } from './inbox.service.ts';

/** Each by the function that also serves the single act: the same rules, history, mails and line in the log. */
export function actOnEnquiries(deps: Deps, actor: Actor, act: InboxAct): Promise<ListReport> {
  return actOnEach(deps, act.items, async ({ id, updatedAt }) => {
    switch (act.action) {
      case 'assign':
        return changeEnquiry(deps, actor, id, { assigneeId: act.assigneeId, updatedAt });
      case 'status':
        return changeEnquiry(deps, actor, id, { status: act.status, updatedAt });
      case 'spam':
        return markSpam(deps, actor, id, updatedAt);
      case 'notSpam':
        return release(deps, actor, id, updatedAt);
      case 'trash':
        await removeEnquiry(deps, actor, id, updatedAt);
        return null;
    }
  });
}
