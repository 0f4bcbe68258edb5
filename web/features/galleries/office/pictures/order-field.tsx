import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { GalleryImage } from '../../../../../contract/content/galleries.ts';
import { useFocusNext } from '../../../../office/focus-next.ts';
import { useHiddenValue } from '../../../../office/forms/use-hidden-value.ts';
import { dragHandlers, moved, moverIn } from '../../../../office/pictures/reorder.ts';
import { useFormState } from '../../../../ui/form/form-state.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { captionOf, idsIn } from '../gallery-order.ts';
import './order-field.css';

type Way = 'up' | 'down';
type Props = { name: string; images: GalleryImage[] };

/** The pictures as small tiles, put in order by dragging or by their buttons; the value is their ids with commas. */
export function OrderField({ name, images }: Props) {
  const { values } = useFormState();
  const [order, setOrder] = useState(() => startingOrder(values[name], images));
  const [said, setSaid] = useState('');
  const focusNext = useFocusNext();
  const list = useRef<HTMLOListElement>(null);
  const titleId = useId();
  const value = order.map(({ id }) => id).join(',');
  const hidden = useHiddenValue(value);

  function move(from: number, to: number) {
    const image = order[from];
    if (!image || from === to) return;
    setOrder(moved(order, from, to));
    setSaid(`${captionOf(image, from)} is now number ${to + 1}.`);
  }

  function press(from: number, to: number, way: Way) {
    move(from, to);
    focusNext(() => moverIn(list.current?.children[to], way));
  }

  return (
    <section className="edit-box form" aria-labelledby={titleId}>
      <h2 id={titleId}>Order of the pictures</h2>
      <p className="muted small">
        Drag a picture to its place, or use its arrows. Home and End move it to the front or the end.
      </p>
      <input ref={hidden} type="hidden" name={name} value={value} />
      <ol ref={list} className="order-tiles" aria-labelledby={titleId}>
        {order.map((image, place) => (
          <li key={image.id} draggable {...dragHandlers('gallery-image', place, move)}>
            <OrderTile
              image={image}
              place={place}
              last={order.length - 1}
              onMove={(to, way) => press(place, to, way)}
            />
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}

type TileProps = { image: GalleryImage; place: number; last: number; onMove: (to: number, way: Way) => void };

function OrderTile({ image, place, last, onMove }: TileProps) {
  const number = place + 1;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (event.key === 'Home') onMove(0, 'down');
    else onMove(last, 'up');
  }
  return (
    <>
      <img
        src={`/images/${encodeURIComponent(image.picture)}?w=160`}
        alt=""
        width="160"
        height="120"
        loading="lazy"
        draggable={false}
      />
      <span className="order-words">
        <b>{number}</b> {captionOf(image, place)}
      </span>
      <span className="order-moves">
        <button
          type="button"
          className="icon-btn"
          data-move="up"
          aria-label={`Move picture ${number} forward`}
          disabled={place === 0}
          onClick={() => onMove(place - 1, 'up')}
          onKeyDown={onKeyDown}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="icon-btn"
          data-move="down"
          aria-label={`Move picture ${number} back`}
          disabled={place === last}
          onClick={() => onMove(place + 1, 'down')}
          onKeyDown={onKeyDown}
        >
          <Icon name="right" />
        </button>
      </span>
    </>
  );
}

/** As a draft or a version has it; what it does not know stands behind. */
function startingOrder(value: string | undefined, images: GalleryImage[]): GalleryImage[] {
  const known = idsIn(value).flatMap((id) => images.find((image) => image.id === id) ?? []);
  return [...known, ...images.filter((image) => !known.includes(image))];
}
