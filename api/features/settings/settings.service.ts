import {
  defaultRecipients,
  defaultSchool,
  type RecipientSettings,
  type SchoolSettings,
  type SettingsEdit,
} from '../../../contract/settings.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import * as queries from './settings.queries.ts';

export type Settings = { school: SchoolSettings; recipients: RecipientSettings; updatedAt: Date | null };

/** What was saved, over the defaults: a field that an older version did not know has its default. */
export async function loadSettings(db: Db): Promise<Settings> {
  const rows = await queries.findSettings(db, ['school', 'recipients']);
  const saved = (key: string) => rows.find((row) => row.key === key)?.value;
  // The contract's schema is the only way in, so what is stored has its shape.
  const school = saved('school') as Partial<SchoolSettings> | undefined;
  const recipients = saved('recipients') as Partial<RecipientSettings> | undefined;
  const times = rows.map((row) => row.updatedAt.getTime());
  return {
    school: { ...defaultSchool, ...school, social: { ...defaultSchool.social, ...school?.social } },
    recipients: { ...defaultRecipients, ...recipients },
    updatedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

export function editSettings({ db, clock }: Deps, actor: Actor, { school, recipients }: SettingsEdit) {
  return db.transaction(async (tx) => {
    const change = { updatedBy: actor.id, updatedAt: clock() };
    if (school) await queries.saveSettings(tx, 'school', { value: school, ...change });
    if (recipients) await queries.saveSettings(tx, 'recipients', { value: recipients, ...change });
    return loadSettings(tx);
  });
}
