/** How far a finger must travel before the next picture comes. */
const threshold = 56;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** The pictures follow the finger; let go far enough, and the next or previous one takes the place. */
export function followSwipes(track: HTMLElement, onSwipe: (step: 1 | -1) => void, signal: AbortSignal): void {
  let startX: number | null = null;

  function release(): void {
    startX = null;
    track.classList.remove('dragging');
    track.style.removeProperty('--drag');
  }

  function begin(event: PointerEvent): void {
    if (!event.isPrimary) release();
    if (!event.isPrimary || event.button !== 0 || isZoomed()) return;
    startX = event.clientX;
    track.setPointerCapture(event.pointerId);
    track.classList.add('dragging');
  }

  function move({ isPrimary, clientX }: PointerEvent): void {
    if (startX !== null && isPrimary) track.style.setProperty('--drag', `${clientX - startX}px`);
  }

  function end({ isPrimary, clientX }: PointerEvent): void {
    if (startX === null || !isPrimary) return;
    const distance = clientX - startX;
    release();
    if (Math.abs(distance) >= threshold) onSwipe(distance < 0 ? 1 : -1);
  }

  track.addEventListener('pointerdown', begin, { signal });
  track.addEventListener('pointermove', move, { signal });
  track.addEventListener('pointerup', end, { signal });
  track.addEventListener('pointercancel', release, { signal });
  // A mouse would otherwise drag a copy of the picture away.
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // Two fingers have made the picture larger: then one finger moves about in it, as it does everywhere else.
  window.visualViewport?.addEventListener('resize', () => track.classList.toggle('zoomed', isZoomed()), { signal });
}
