import type { TreeNode } from '../../../../contract/pages/page-tree.ts';

/** One line of the tree: a page, how deep it stands, and how many stand below it. */
export type TreeRow = { page: TreeNode; level: number; below: number };
/** Where a page is to stand: below which, and before which of its new neighbours. */
export type Place = { id: string; parentId: string | null; before: string | null };

const childrenOf = (pages: TreeNode[], parentId: string | null) => pages.filter((page) => page.parentId === parentId);

/** The pages in the order in which they are shown; what is folded leaves out all below it. */
export function treeRows(pages: TreeNode[], folded: ReadonlySet<string>): TreeRow[] {
  const children = Map.groupBy(pages, ({ parentId }) => parentId);
  const below = (id: string): number => (children.get(id) ?? []).reduce((sum, one) => sum + 1 + below(one.id), 0);
  const rows = (parentId: string | null, level: number): TreeRow[] =>
    (children.get(parentId) ?? []).flatMap((page) => [
      { page, level, below: below(page.id) },
      ...(folded.has(page.id) ? [] : rows(page.id, level + 1)),
    ]);
  return rows(null, 0);
}

/** The same pages with one at another place, as they would be listed after the move. */
export function placed(pages: TreeNode[], { id, parentId, before }: Place): TreeNode[] {
  const page = pages.find((one) => one.id === id);
  if (!page) return pages;
  const others = pages.filter((one) => one !== page);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return [...others.slice(0, at), { ...page, parentId }, ...others.slice(at)];
}

export const placeOf = (pages: TreeNode[], id: string): Place => {
  const page = pages.find((one) => one.id === id);
  const parentId = page?.parentId ?? null;
  const siblings = childrenOf(pages, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  return { id, parentId, before: siblings[at + 1]?.id ?? null };
};

/** One step by the keyboard; undefined where there is no such place. */
export function stepped(pages: TreeNode[], id: string, key: string): Place | undefined {
  const { parentId } = placeOf(pages, id);
  const siblings = childrenOf(pages, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  const before = siblings[at - 1];
  if (key === 'ArrowUp') return before && { id, parentId, before: before.id };
  if (key === 'ArrowDown')
    return at < siblings.length - 1 ? { id, parentId, before: siblings[at + 2]?.id ?? null } : undefined;
  if (key === 'ArrowRight') return before && { id, parentId: before.id, before: null };
  if (key !== 'ArrowLeft' || parentId === null) return undefined;
  return { id, parentId: placeOf(pages, parentId).parentId, before: placeOf(pages, parentId).before };
}

export const isWithin = (pages: TreeNode[], id: string, above: string): boolean => {
  const page = pages.find((one) => one.id === id);
  return page !== undefined && (id === above || (page.parentId !== null && isWithin(pages, page.parentId, above)));
};

export const slugOfPage = ({ path }: { path: string }): string => path.split('/').at(-1) ?? path;

/** The address that a page would have there. */
export function addressAt(pages: TreeNode[], { id, parentId }: Place): string {
  const page = pages.find((one) => one.id === id);
  const parent = pages.find((one) => one.id === parentId);
  const slug = page ? slugOfPage(page) : '';
  return parent ? `${parent.path}/${slug}` : slug;
}
