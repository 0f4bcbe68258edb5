import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import { addressAt, isWithin, type Place, placed, stepped, treeRows } from './tree-rows.ts';

const page = (id: string, parentId: string | null, path = id): TreeNode => ({
  ...{ id, path, parentId, title: id, hidden: false, draft: false, oldPath: null, links: 0, kept: false },
  ...{ createdAt: '', updatedAt: '' },
});
const pages = [page('a', null), page('b', null), page('c', null), page('b1', 'b', 'b/b1'), page('b2', 'b', 'b/b2')];
const shown = (all: TreeNode[], folded: string[] = []) =>
  treeRows(all, new Set(folded)).map(({ page: { id }, level }) => `${'-'.repeat(level)}${id}`);
const moveBy = (id: string, key: string) => shown(placed(pages, stepped(pages, id, key) as Place));

test('pages stand below theirs, and what is folded hides them', () => {
  expect(shown(pages)).toEqual(['a', 'b', '-b1', '-b2', 'c']);
  expect(shown(pages, ['b'])).toEqual(['a', 'b', 'c']);
  expect(treeRows(pages, new Set()).find((row) => row.page.id === 'b')?.below).toBe(2);
});

describe('by the keyboard', () => {
  test('a page goes up, down, deeper and out, with all below it', () => {
    expect(moveBy('b', 'ArrowUp')).toEqual(['b', '-b1', '-b2', 'a', 'c']);
    expect(moveBy('b', 'ArrowDown')).toEqual(['a', 'c', 'b', '-b1', '-b2']);
    expect(moveBy('c', 'ArrowRight')).toEqual(['a', 'b', '-b1', '-b2', '-c']);
    expect(moveBy('b1', 'ArrowLeft')).toEqual(['a', 'b', '-b2', 'b1', 'c']);
  });

  test('there is no step beyond the ends', () => {
    expect(stepped(pages, 'a', 'ArrowUp')).toBeUndefined();
    expect(stepped(pages, 'c', 'ArrowDown')).toBeUndefined();
    expect(stepped(pages, 'a', 'ArrowRight')).toBeUndefined();
    expect(stepped(pages, 'a', 'ArrowLeft')).toBeUndefined();
  });
});

test('the address follows the page above, and no page stands within itself', () => {
  expect(addressAt(pages, { id: 'c', parentId: 'b', before: null })).toBe('b/c');
  expect(addressAt(pages, { id: 'b1', parentId: null, before: null })).toBe('b1');
  expect([isWithin(pages, 'b1', 'b'), isWithin(pages, 'c', 'b')]).toEqual([true, false]);
});
