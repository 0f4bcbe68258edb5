import { useCallback } from 'react';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { previewCalls } from './preview-calls.ts';
import { ShowSomebody } from './show-somebody.tsx';

type Props = { kind: PublishedKind; id: number };

/** Below the form of something that is saved: a link to it for people without an account. */
export function ContentPreviewLink({ kind, id }: Props) {
  return (
    <ShowSomebody
      path="/p"
      note="It shows what is kept here."
      state={useCallback(() => previewCalls.state(kind, id), [kind, id])}
      make={() => previewCalls.make(kind, id)}
      end={() => previewCalls.end(kind, id)}
    />
  );
}
