import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import { moment } from '../../../office/words/moment.ts';

type Props = { page: Pick<TreeNode, 'draft' | 'hidden' | 'createdAt' | 'kept'> };

/** How far a page has come, in a word. */
export function PageState({ page: { draft, hidden, createdAt, kept } }: Props) {
  if (draft) return <span className="pill">Draft</span>;
  if (Date.parse(createdAt) > Date.now()) return <span className="pill info">{moment(createdAt)}</span>;
  if (hidden) return <span className="pill no">Hidden</span>;
  if (kept) return <span className="pill wait">Public, changes kept</span>;
  return <span className="pill ok">Public</span>;
}
