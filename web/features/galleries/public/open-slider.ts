import { followSwipes } from './swipe.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Where a megabyte is dear or slow, nobody pays for a picture before asking for it. */
function isGoodLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

const wrap = (place: number, count: number) => ((place % count) + count) % count;

const isSlider = (state: unknown): boolean => (state as { slider?: boolean } | null)?.slider === true;

const onPage = () => ({
  dialog: document.querySelector<HTMLDialogElement>('dialog.slider'),
  links: [...document.querySelectorAll<HTMLAnchorElement>('.shots a[data-click]')],
});

/**
 * Shows the pictures of the page one by one over the whole screen, beginning with the one whose link was pressed. Each has
 * the address of its own page, so it can be shared, and the way back closes the slider. The dialog itself holds the page
 * still.
 */
export function openSlider(pressed: HTMLAnchorElement): void {
  const { dialog, links } = onPage();
  if (!dialog || dialog.open || !links.includes(pressed)) return;
  history.pushState({ ...history.state, slider: true }, '', pressed.href);
  run(dialog, links, links.indexOf(pressed));
}

function run(dialog: HTMLDialogElement, links: HTMLAnchorElement[], start: number): void {
  const count = links.length;
  const ended = new AbortController();
  const { signal } = ended;
  const track = dialog.querySelector<HTMLElement>('.track');
  const part = (name: string) => dialog.querySelector(`[data-part=${name}]`);
  const slides = new Map<number, HTMLElement>();
  const { title } = document;
  // Counts on past both ends, so that a step from the last picture to the first moves like any other.
  let place = start;
  const linkAt = (at: number) => links[wrap(at, count)];

  function slideAt(at: number): HTMLElement {
    const slide = slides.get(at) ?? document.createElement('div');
    if (!slides.has(at)) track?.append(slide);
    slides.set(at, slide);
    slide.className = `slide${at < place ? ' left' : at > place ? ' right' : ''}`;
    slide.inert = at !== place;
    return slide;
  }

  function show(): void {
    for (const [at, slide] of slides) {
      if (Math.abs(at - place) <= 1) continue;
      slide.remove();
      slides.delete(at);
    }
    const link = linkAt(place);
    for (const at of [place - 1, place, place + 1]) slideAt(at);
    // The neighbours wait outside the screen, so on a good line they are there when they are asked for.
    fill(slideAt(place), link).then(() => {
      if (!isGoodLine() || signal.aborted) return;
      for (const at of [place + 1, place - 1]) fill(slideAt(at), linkAt(at));
    });
    const index = wrap(place, count);
    const words = `${index + 1} of ${count}`;
    part('place')?.replaceChildren(words);
    part('caption')?.replaceChildren(link?.dataset.caption ?? '');
    if (link) history.replaceState(history.state, '', link.href);
    // As on the picture's own page: what is kept or passed on is called by its picture.
    const name = dialog.querySelector('b')?.textContent ?? '';
    document.title = title.replace(name, () => `${name}: picture ${words}`);
  }

  function moveTo(next: number): void {
    if (count === 1 || next === place) return;
    place = next;
    show();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const first = place - wrap(place, count);
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: first, End: first + count - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Tab') keepFocusInside(event, dialog);
  }

  function onClick({ target }: MouseEvent): void {
    const button = (target as Element).closest('button');
    if (button?.value === 'close') dialog.close();
    else if (button) moveTo(place + Number(button.value));
  }

  function end(): void {
    ended.abort();
    document.title = title;
    track?.replaceChildren();
    linkAt(start)?.focus();
  }

  function onClose(): void {
    // The event comes a task after the closing: by then the way on may have opened the dialog again.
    if (dialog.open) return;
    end();
    if (isSlider(history.state)) history.back();
  }

  function onPopState(): void {
    dialog.close();
    end();
  }

  dialog.addEventListener('keydown', onKey, { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', onClose, { signal });
  window.addEventListener('popstate', onPopState, { signal });
  if (track) followSwipes(track, (step) => moveTo(place + step), signal);
  dialog.showModal();
  show();
}

/** The picture of the link in full size; until it has come, the small one that the page has already. */
async function fill(slide: HTMLElement, link: HTMLAnchorElement | undefined): Promise<void> {
  const small = link?.querySelector('img');
  if (!small || slide.firstChild) return;
  const image = small.cloneNode() as HTMLImageElement;
  Object.assign(image, { className: '', sizes: '100vw', loading: 'eager', fetchPriority: 'high' });
  slide.style.backgroundImage = `url("${small.currentSrc}")`;
  slide.append(image);
  await image.decode().catch(() => undefined);
  slide.style.removeProperty('background-image');
}

/** Past the last button the focus would leave for the browser's own bar. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const buttons = dialog.querySelectorAll('button');
  const from = buttons[event.shiftKey ? 0 : buttons.length - 1];
  const to = buttons[event.shiftKey ? buttons.length - 1 : 0];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

// The way on leads back into the slider, as long as the page with the pictures is there.
window.addEventListener('popstate', ({ state }) => {
  const { dialog, links } = onPage();
  const start = links.findIndex(({ href }) => href === window.location.href);
  if (dialog && !dialog.open && isSlider(state) && start >= 0) run(dialog, links, start);
});
