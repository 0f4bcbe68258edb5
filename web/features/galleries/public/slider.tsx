import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../../../contract/galleries.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useSwipe } from './use-swipe.ts';

type Props = { title: string; images: GalleryImage[]; start: number; onClose: () => void };

/** The pictures one by one over the whole screen. The dialog itself holds the page still and gives the focus back. */
export function Slider({ title, images, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Counts on past both ends, so that a step from the last picture to the first moves like any other.
  const [place, setPlace] = useState(start);
  const count = images.length;
  const index = wrap(place, count);
  const step = (by: 1 | -1) => count > 1 && setPlace((at) => at + by);
  const swipe = useSwipe(track, step);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => setPlace(place - index),
      End: () => setPlace(place - index + count - 1),
    };
    const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    } else if (event.key === 'Tab') keepFocusInside(event);
  }

  return (
    <dialog ref={dialog} className="slider" aria-label={`Pictures of ${title}`} onClose={onClose} onKeyDown={onKeyDown}>
      <header>
        <b>{title}</b>
        <span aria-live="polite">{`${index + 1} of ${count}`}</span>
        <button type="button" className="icon-btn" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className="stage">
        {count > 1 && (
          <button type="button" className="icon-btn" aria-label="Previous picture" onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
        )}
        <div className="track" ref={track} {...swipe}>
          {/* The neighbours wait outside the screen, so they are there when they are asked for. */}
          {[-1, 0, 1].map((at) => (
            <Slide key={place + at} at={at} image={images[wrap(place + at, count)]} />
          ))}
        </div>
        {count > 1 && (
          <button type="button" className="icon-btn" aria-label="Next picture" onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        )}
      </div>
      <footer>
        <p aria-live="polite">{images[index]?.caption}</p>
      </footer>
    </dialog>
  );
}

function Slide({ image, at }: { image: GalleryImage | undefined; at: number }) {
  const picture = image?.pictureInfo[0];
  return (
    <div className={`slide${at < 0 ? ' left' : at > 0 ? ' right' : ''}`} inert={at !== 0}>
      {picture && <Picture picture={picture} sizes="100vw" eager />}
    </div>
  );
}

const wrap = (place: number, count: number) => ((place % count) + count) % count;

/** Past the last button the focus would leave for the browser's own bar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  const buttons = event.currentTarget.querySelectorAll('button');
  const from = buttons[event.shiftKey ? 0 : buttons.length - 1];
  const to = buttons[event.shiftKey ? buttons.length - 1 : 0];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
