import { defaultPlace, setThisPlace } from '../../../contract/common/this-school.ts';
import { ownSchoolMessages as messages, type OwnSchoolInput } from '../../../contract/school/setup.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { hashPassword } from '../../lib/security/passwords.ts';
import { record } from '../audit/audit.service.ts';
import { endOtherSessions } from '../auth/auth.service.ts';
import { allFiles, removeFiles } from '../documents/stored-files.service.ts';
import { deleteAllFiles } from '../media/media.service.ts';
import { startClosed } from '../opening/opening.service.ts';
import { startStrict } from '../security/security.service.ts';
import { loadSettings } from '../settings/settings.service.ts';
import * as queries from './own-school.queries.ts';

export const markDemo = queries.insertMark;

/**
 * The demo school becomes an empty one that its owner sets up. Only what a start has filled can go: a school that was
 * given another name, or in which somebody else has an account, is somebody's.
 */
export async function makeOwn(deps: Deps, actor: Actor, { schoolName, pwd, name, email }: OwnSchoolInput) {
  if (!deps.isDemo) throw new ApiError('conflict', messages.notDemo);
  const [passwordHash, firstPages] = [await hashPassword(pwd), await deps.firstPages()];
  const { pictures, documents } = await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const mark = await queries.lockMark(tx);
    const { school } = await loadSettings(tx);
    if (!mark || mark.schoolName !== school.schoolName) throw new ApiError('conflict', messages.notDemo);
    if (schoolName !== school.schoolName) throw invalid({ schoolName: messages.typed });
    if ((await queries.countOthers(tx, [...mark.users, actor.id])) > 0) throw new ApiError('conflict', messages.others);
    const files = { pictures: await queries.listPictures(tx), documents: await allFiles(tx) };
    await queries.removeContent(tx, actor.id);
    await queries.renameOwner(tx, actor.id, { name, email, passwordHash }, now);
    await endOtherSessions({ ...deps, db: tx }, actor);
    await startStrict(tx, now);
    await startClosed(tx);
    await queries.insertPlace(tx, defaultPlace);
    await queries.insertPages(
      tx,
      firstPages.map((page) => ({ ...page, path: page.id })),
    );
    const what = {
      kind: 'settings',
      itemId: 'start',
      title: 'The demo school',
      detail: 'Removed, for a school of its own.',
    };
    await record(deps, tx, { id: actor.id, name }, { action: 'changed', ...what });
    return files;
  });
  deps.opening.invalidate();
  setThisPlace(defaultPlace);
  await deps.deleteDemoAccounts();
  await deleteAllFiles(deps, pictures);
  await removeFiles(deps, documents);
}
