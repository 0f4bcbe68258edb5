import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** How far a finger must travel before the next picture comes. */
const threshold = 56;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** The pictures follow the finger; let go far enough, and the next or previous one takes the place. */
export function useSwipe(track: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);

  // Two fingers have made the picture larger: then one finger moves about in it, as it does everywhere else.
  useEffect(() => {
    const followZoom = () => track.current?.classList.toggle('zoomed', isZoomed());
    window.visualViewport?.addEventListener('resize', followZoom);
    return () => window.visualViewport?.removeEventListener('resize', followZoom);
  }, [track]);

  function release() {
    startX.current = null;
    track.current?.classList.remove('dragging');
    track.current?.style.removeProperty('--drag');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary) return release();
      if (event.button !== 0 || isZoomed()) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      track.current?.classList.add('dragging');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null || !event.isPrimary) return;
      track.current?.style.setProperty('--drag', `${event.clientX - startX.current}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === null || !event.isPrimary) return;
      const distance = event.clientX - startX.current;
      release();
      if (Math.abs(distance) >= threshold) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: release,
    // A mouse would otherwise drag a copy of the picture away.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
