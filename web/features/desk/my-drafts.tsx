import type { DeskDraft } from '../../../contract/desk.ts';
import { latelyWords } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { addressOf, sectionName, sizeWords } from './thing-words.ts';

export function MyDrafts({ drafts }: { drafts: DeskDraft[] }) {
  if (drafts.length === 0) return <p className="muted small">No drafts. The buttons above begin one.</p>;
  return (
    <ul className="desk-list">
      {drafts.map((draft) => (
        <li key={`${draft.kind} ${draft.id}`}>
          <Link to={`${addressOf(draft)}?edit`}>{draft.title}</Link>
          {draft.state === 'waiting' && <span className="pill wait">Waits for review</span>}
          <small>
            {sectionName(draft)} · {sizeWords(draft)}, {latelyWords(draft.updatedAt)}
          </small>
        </li>
      ))}
    </ul>
  );
}
