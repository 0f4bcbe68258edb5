import type { MenuSettings, StoredLink } from '../../../../contract/site/site.ts';
import { moved } from '../../../office/pictures/reorder.ts';

export type LinkGroup = Omit<MenuSettings['groups'][number], 'links'> & { links: StoredLink[] };
/** A group, or a link in it. */
export type Spot = { group: number; link: number | null };

/** The spots of all rows, from top to bottom. */
export const spotsOf = (groups: LinkGroup[]): Spot[] =>
  groups.flatMap(({ links }, group) => [{ group, link: null }, ...links.map((_, link) => ({ group, link }))]);

const withLinks = (groups: LinkGroup[], at: number, links: StoredLink[]): LinkGroup[] =>
  groups.map((one, place) => (place === at ? { ...one, links } : one));

/** A link to another place, also in another group; a group to the place of another. */
export function movedTo(groups: LinkGroup[], from: Spot, to: Spot): LinkGroup[] {
  if (from.link === null) return moved(groups, from.group, to.group);
  const link = groups[from.group]?.links[from.link];
  if (!link) return groups;
  const without = withLinks(groups, from.group, groups[from.group]?.links.toSpliced(from.link, 1) ?? []);
  return withLinks(without, to.group, without[to.group]?.links.toSpliced(to.link ?? 0, 0, link) ?? []);
}

/** One step by the keyboard; at the edge of its group a link goes on into the next. Undefined where there is no place. */
export function steppedTo(groups: LinkGroup[], { group, link }: Spot, step: -1 | 1): Spot | undefined {
  if (link === null) return groups[group + step] ? { group: group + step, link: null } : undefined;
  const next = link + step;
  if (next >= 0 && next < (groups[group]?.links.length ?? 0)) return { group, link: next };
  const neighbour = groups[group + step];
  return neighbour && { group: group + step, link: step === 1 ? 0 : neighbour.links.length };
}
