import { useCallback, useEffect, useState } from 'react';
import type { OpenPreview } from '../../../contract/content/previews.ts';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { previewCalls } from './preview-calls.ts';
import { PreviewLink } from './preview-link.tsx';

type Props = { kind: PublishedKind; id: number };

/** Below the form of something that is saved: a link to it for people without an account. */
export function ContentPreviewLink({ kind, id }: Props) {
  const [preview, setPreview] = useState<OpenPreview>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    () =>
      previewCalls.state(kind, id).then(
        (found) => setPreview(found),
        () => setFailed(true),
      ),
    [kind, id],
  );
  useEffect(() => {
    void load();
  }, [load]);

  return (
    <section className="edit-box" aria-labelledby="show-somebody">
      <h2 id="show-somebody">Show somebody</h2>
      {failed && <p className="err">Whether there is a link already could not be loaded. Please reload the page.</p>}
      <PreviewLink
        preview={preview}
        make={() => previewCalls.make(kind, id)}
        end={() => previewCalls.end(kind, id)}
        onChange={load}
      />
    </section>
  );
}
