import { useEffect, useState } from 'react';
import type { ShownText } from '../../../contract/previews.ts';
import { previewCalls } from './preview-calls.ts';

const pauseMs = 300;
const nothing: ShownText = { parts: [], pictureInfo: [] };

/** What a page shows of a text and its pictures, as they are typed: cleaned and cut by the server, after a pause. */
export function useShownText(text: string, picture = ''): ShownText {
  const [shown, setShown] = useState<ShownText>();
  const isFirst = shown === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first answer is not waited for
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(
      () => {
        previewCalls.text(text, picture).then(
          (answer) => !isOld && setShown(answer),
          // Without an answer the last one stays; the next key asks again.
          () => {},
        );
      },
      isFirst ? 0 : pauseMs,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, picture]);
  return shown ?? nothing;
}
