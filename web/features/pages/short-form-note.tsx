import { useEffect, useState } from 'react';
import type { KeptFacts } from '../../../contract/content/kept.ts';
import { moment } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { pageCalls } from './page-calls.ts';
import '../../office/kept/kept-note.css';

/** The short form knows the first text alone, and readers get it at once: says where the rest is, and what waits there. */
export function ShortFormNote({ id }: { id: string }) {
  const [kept, setKept] = useState<KeptFacts | null>(null);
  const [failed, setFailed] = useState(false);
  const editor = `/desk/pages/${id}`;

  useEffect(() => {
    let isOver = false;
    pageCalls.kept(id).then(
      (found) => !isOver && setKept(found),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [id]);

  if (failed) return <p className="err">Changes that may be kept could not be loaded. Please reload the page.</p>;
  if (!kept) {
    return (
      <p className="small muted">
        What you update here, readers see at once. Blocks, changes that wait and a preview are in the{' '}
        <Link to={editor}>page editor</Link>.
      </p>
    );
  }
  return (
    <section className="kept-note" aria-label="Changes kept">
      <p>
        <b>Changes of this page are kept, which readers do not see yet.</b> Kept {moment(kept.at)}
        {kept.by && ` by ${kept.by}`}. This form has the public page: what you update here, readers see at once, and the
        changes are then behind it.
      </p>
      <Link className="btn line sm" to={editor}>
        Open the page editor
      </Link>
    </section>
  );
}
