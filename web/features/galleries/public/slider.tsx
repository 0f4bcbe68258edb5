import { Icon } from '../../../ui/icons/icon.tsx';

type Props = { title: string; count: number };

/** The frame in which pictures are shown one by one over the whole screen; open-slider.ts opens and fills it. */
export function Slider({ title, count }: Props) {
  return (
    <dialog className="slider" aria-label={`Pictures of ${title}`}>
      <header>
        <b>{title}</b>
        <span aria-live="polite" data-part="place" />
        <button type="button" className="icon-btn" aria-label="Close" value="close">
          <Icon name="close" />
        </button>
      </header>
      <div className="stage">
        {count > 1 && (
          <button type="button" className="icon-btn" aria-label="Previous picture" value="-1">
            <Icon name="left" />
          </button>
        )}
        <div className="track" />
        {count > 1 && (
          <button type="button" className="icon-btn" aria-label="Next picture" value="1">
            <Icon name="right" />
          </button>
        )}
      </div>
      <footer>
        <p aria-live="polite" data-part="caption" />
      </footer>
    </dialog>
  );
}
