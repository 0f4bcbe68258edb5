import type { FactorOverview, Passkey } from '../../../contract/people/factors.ts';
import type { PasskeyRow } from './factors.queries.ts';
import type { overviewOf } from './factors.service.ts';
import { isLive } from './passkeys.service.ts';
import { mayUseMail } from './proofs.service.ts';

export const presentPasskey = (row: PasskeyRow, publicUrl: string): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  works: isLive(row, publicUrl),
  synced: row.synced,
});

type Overview = Awaited<ReturnType<typeof overviewOf>>;
type Context = { publicUrl: string; requiredFrom: Date | null };

export function presentOverview(overview: Overview, { publicUrl, requiredFrom }: Context): FactorOverview {
  const { person, passkeys, totp, sheet, reset, signIns } = overview;
  const app = totp?.secret && totp.confirmedAt ? totp : undefined;
  return {
    secondStep: person.secondStep,
    passkeys: passkeys.map((row) => presentPasskey(row, publicUrl)),
    app: app?.confirmedAt
      ? { since: app.confirmedAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null }
      : null,
    mail: person.mailCode,
    mayUseMail: mayUseMail(person),
    recovery: sheet ? { left: sheet.left, total: sheet.total, createdAt: sheet.createdAt.toISOString() } : null,
    requiredFrom: requiredFrom?.toISOString() ?? null,
    passwordChangedAt: person.passwordChangedAt?.toISOString() ?? null,
    reset: reset ? { id: reset.id, by: reset.requestedByName, dueAt: reset.dueAt.toISOString() } : null,
    signIns: signIns.map(({ at, method, userAgent, address }) => ({
      at: at.toISOString(),
      method: method as FactorOverview['signIns'][number]['method'],
      userAgent,
      address,
    })),
  };
}
