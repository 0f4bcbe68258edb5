/** How far a thing has come, for lists that also show what readers do not see. */
export function presentState({ draft, createdAt }: { draft: boolean; createdAt: Date }, now: Date) {
  return { draft, published: !draft && createdAt <= now };
}
