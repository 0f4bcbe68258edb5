import type { DeskDraft, DeskKept } from '../../../contract/office/desk.ts';
import { KeptPill } from '../../office/kept/kept-pill.tsx';
import { latelyWords } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { addressOf, sectionName, sizeWords } from './thing-words.ts';

type Props = { drafts: DeskDraft[]; kept: DeskKept[] };

/** One's own that readers do not see: what is not public at all, and changes of what is. */
export function MyDrafts({ drafts, kept }: Props) {
  if (drafts.length + kept.length === 0) return <p className="muted small">No drafts. The buttons above begin one.</p>;
  return (
    <ul className="desk-list">
      {drafts.map((draft) => (
        <li key={`${draft.kind} ${draft.id}`}>
          <Link to={draft.kind === 'document' ? addressOf(draft) : `${addressOf(draft)}?edit`}>{draft.title}</Link>
          {draft.state === 'waiting' && <span className="pill wait">Waits for review</span>}
          <small>
            {sectionName(draft)} · {sizeWords(draft)}, {latelyWords(draft.updatedAt)}
          </small>
        </li>
      ))}
      {kept.map((change) => (
        <li key={`${change.kind} ${change.id}`}>
          <Link to={`${addressOf(change)}?edit`}>{change.title}</Link>
          <KeptPill {...change} />
          <small>
            {sectionName(change)} · kept {change.by && `by ${change.by}, `}
            {latelyWords(change.at)}
          </small>
        </li>
      ))}
    </ul>
  );
}
