import type { Presence } from '../../../contract/office/presence.ts';

export const presentOthers = (others: { id: number; name: string }[]): Presence => ({
  others: others.map(({ id, name }) => ({ id, name })),
});
