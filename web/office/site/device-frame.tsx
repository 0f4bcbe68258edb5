import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BrowserFrame } from './browser-frame.tsx';

type Props = {
  width: number;
  label: string;
  /** How high a desktop is, of its width. */
  high?: number;
  /** Somebody points at a place of the page. */
  onPick?: OnPick;
  children: ReactNode;
};

export type OnPick = (page: Document, y: number) => void;

const usualHeight = 5 / 6;

/** A page in a window of its own width, so that it looks as it does there: with the site's styles and none of the office. */
export function DeviceFrame({ width, label, high = usualHeight, onPick, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const isPhone = width < 600;

  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = document.documentElement.lang;
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style#brand')) {
      inner.head.append(inner.importNode(sheet, true));
    }
    inner.body.inert = true;
    setBody(inner.body);
  }, []);

  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner || !onPick) return;
    inner.documentElement.style.cursor = 'pointer';
    // The page is inert, so that no link of it leads away: a click reaches the window alone, which knows where it was.
    const pick = ({ clientY }: MouseEvent) => onPick(inner, clientY);
    inner.addEventListener('click', pick);
    return () => inner.removeEventListener('click', pick);
  }, [onPick]);

  // A phone has its size; a desktop is as wide as there is room for it.
  useEffect(() => {
    if (isPhone || !box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && frame.current) frame.current.style.scale = String(entry.contentRect.width / width);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isPhone, width]);

  const page = (
    <div
      ref={box}
      className={isPhone ? 'preview-frame phone' : 'preview-frame'}
      style={isPhone ? undefined : { aspectRatio: 1 / high }}
    >
      <iframe
        ref={frame}
        title={label}
        tabIndex={-1}
        data-width={width}
        style={isPhone ? undefined : { height: width * high }}
      />
      {body && createPortal(children, body)}
    </div>
  );
  return isPhone ? page : <BrowserFrame>{page}</BrowserFrame>;
}
