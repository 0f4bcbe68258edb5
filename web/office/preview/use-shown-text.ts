import { useEffect, useRef, useState } from 'react';
import type { ShownText } from '../../../contract/content/previews.ts';
import { previewCalls } from './preview-calls.ts';

const debounceMs = 300;
const nothing: ShownText = { parts: [], pictureInfo: [] };

/** What a page shows of a text and its pictures, as they are typed: cleaned and cut by the server, debounced. */
export function useShownText(text: string, picture = ''): ShownText {
  const [shown, setShown] = useState<ShownText>();
  const isFirst = useRef(true);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(
      () => {
        previewCalls.text(text, picture).then(
          (answer) => {
            if (isOld) return;
            isFirst.current = false;
            setShown(answer);
          },
          // Without an answer the last one stays; the next key asks again.
          () => {},
        );
      },
      isFirst.current ? 0 : debounceMs,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, picture]);
  return shown ?? nothing;
}
