import '../pills/pill.css';

/** What readers do not see yet says so. */
export function PublishPill({ draft, published = false }: { draft: boolean; published?: boolean }) {
  if (published) return null;
  return draft ? <span className="pill">Draft</span> : <span className="pill wait">Scheduled</span>;
}
