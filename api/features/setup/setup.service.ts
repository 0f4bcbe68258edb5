import { type SetupState, type StartChoice, startMessages } from '../../../contract/school/setup.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError } from '../../lib/errors.ts';
import { sanitise } from '../../lib/text/html.ts';
import { record } from '../audit/audit.service.ts';
import { canMail } from '../mail-server/mail-settings.ts';
import { lockTree, settleRedirects } from '../pages/tree/page-tree.service.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { outline } from './outline.ts';
import * as queries from './setup.queries.ts';

/** A form that asks for a child's data needs these, whatever a school starts with. */
const always = ['privacy', 'child-protection'];

export async function viewSetup(deps: Deps): Promise<SetupState> {
  const [{ isNew, isDemo, isOpen, ...done }, mail] = await Promise.all([
    queries.findFacts(deps.db, deps.clock()),
    canMail(deps),
  ]);
  return { isNew, isDemo: deps.isDemo && isDemo, isOpen, done: { ...done, mail } };
}

/** The pages of a new school. Once: what somebody has written meanwhile stays as it is. */
export async function startWith(deps: Deps, actor: Actor, choice: StartChoice): Promise<void> {
  const drafts =
    choice === 'demo'
      ? await deps.demoPages()
      : choice === 'outline'
        ? outline((await loadSettings(deps.db)).place.schoolYear)
        : [];
  await deps.db.transaction(async (tx) => {
    await lockTree(tx);
    if (!(await queries.insertStart(tx, choice, actor.id))) throw new ApiError('conflict', startMessages.chosen);
    await queries.deleteUntouched(tx, [...always, ...drafts.map(({ id }) => id)]);
    const taken = await queries.takenPaths(
      tx,
      drafts.map(({ id }) => id),
    );
    const free = drafts.filter(({ id }) => !always.includes(id) && !taken.includes(id));
    const written = free.map((draft) => ({ ...draft, pageText: sanitise(draft.pageText) }));
    await queries.writeDrafts(tx, written, deps.clock());
    await settleRedirects(tx);
    const detail = { outline: 'an outline', demo: 'the pages of the demo school, as drafts', home: 'the home page' }[
      choice
    ];
    await record(deps, tx, actor, {
      action: 'changed',
      kind: 'settings',
      itemId: 'start',
      title: 'The first pages',
      detail,
    });
  });
}
