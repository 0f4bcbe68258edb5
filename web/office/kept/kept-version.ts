type Started = { updatedAt: string | undefined; kept?: string };

/** What an editor started from: the state of the public thing, and the kept change that the fields began with. */
export const versionOf = (updatedAt: string, kept: { at: string } | null): string =>
  kept ? `${updatedAt} ${kept.at}` : updatedAt;

export function startedFrom(version: string | undefined): Started {
  const [updatedAt, kept] = version?.split(' ') ?? [];
  return { updatedAt, ...(kept && { kept }) };
}
