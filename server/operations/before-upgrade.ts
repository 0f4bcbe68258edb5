import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Upgrade } from '../../api/db/migrate.ts';
import { checkArchive } from '../../api/features/backups/archive/read.ts';
import { requireSpace } from '../../api/features/backups/archive/space.ts';
import { takeBackup } from '../../api/features/backups/archive/take.ts';
import { localTime } from '../../api/features/backups/backups.service.ts';
import type { Storage } from '../../api/lib/storage/storage.ts';
import type { Env } from '../process/env.ts';
import { StartError } from '../process/start-error.ts';

type Place = { pool: pg.Pool; storage: Storage };

/** Tables that are about to change are saved first. Without that there is no way back, so nothing is changed. */
export async function backUpBeforeUpgrade(
  env: Env,
  { pool, storage }: Place,
  { from, to }: Upgrade,
  say: (line: string) => void,
): Promise<void> {
  if (env.upgradeWithoutBackup) return say('The tables change now, and no backup is taken (UPGRADE_WITHOUT_BACKUP).');
  const { folder } = env.backup;
  const clock = () => new Date();
  const file = path.join(folder, `upgrade-${from}-to-${to}-${localTime(clock())}.tar`);
  say(`The tables change from version ${from} to ${to}. Taking a backup first`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await requireSpace(pool, folder);
    await takeBackup({ pool, storage, clock }, file);
    await checkArchive(file);
  } catch (error) {
    throw new StartError(
      'database',
      `The backup before the upgrade failed, so nothing was changed: ${(error as Error).message}\n` +
        'Mend that, set BACKUP_DIR to a folder with more room, or go on without one: UPGRADE_WITHOUT_BACKUP=true',
    );
  }
  const shown = path.relative('.', file);
  say(`It is in ${shown}. To go back to the version before, stop the site and:`);
  say(`  git checkout VERSION-BEFORE   (git reflog shows it)`);
  say(`  npm run cli -- restore ${shown} --replace`);
  say('  npm start');
}
