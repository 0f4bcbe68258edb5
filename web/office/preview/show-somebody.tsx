import { useCallback, useEffect, useState } from 'react';
import type { OpenPreview } from '../../../contract/content/previews.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { PreviewLink } from './preview-link.tsx';

type Props = {
  /** Where its key opens something. */
  path: string;
  /** What a link would show, while there is none. */
  note: string;
  state: () => Promise<OpenPreview>;
  make: () => Promise<SaveResult<{ key: string }>>;
  end: () => Promise<SaveResult<unknown>>;
};

/** A link for people without an account, and whether there is one already. `state` is the same as long as its thing is. */
export function ShowSomebody({ path, note, state, make, end }: Props) {
  const [preview, setPreview] = useState<OpenPreview>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    () =>
      state().then(
        (found) => setPreview(found),
        () => setFailed(true),
      ),
    [state],
  );
  useEffect(() => {
    void load();
  }, [load]);

  return (
    <section className="edit-box" aria-labelledby="show-somebody">
      <h2 id="show-somebody">Show somebody</h2>
      {failed && <p className="err">Whether there is a link already could not be loaded. Please reload the page.</p>}
      <PreviewLink {...{ path, note, preview, make, end }} onChange={load} />
    </section>
  );
}
