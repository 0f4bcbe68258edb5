import { useEffect, useRef, useState } from 'react';
import type { Campus } from '../../../contract/campuses.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import { dragHandlers, focusMover, moved } from '../../office/pictures/reorder.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';
import { saveOrder } from './campus-calls.ts';

/** All campuses in the order in which readers find them, changed by dragging or by buttons. */
export function CampusList({ campuses, refresh }: { campuses: Campus[]; refresh: () => void }) {
  const [shown, setShown] = useState(campuses);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ place: number; way: 'up' | 'down' }>(null);
  useEffect(() => setShown(campuses), [campuses]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new order
  useEffect(() => {
    if (next.current) focusMover(list.current?.children[next.current.place], next.current.way);
    next.current = null;
  }, [shown]);

  async function move(from: number, to: number) {
    if (from === to) return;
    const wanted = moved(shown, from, to);
    next.current = { place: to, way: to < from ? 'up' : 'down' };
    setShown(wanted);
    setSaid(`${shown[from]?.name} is now number ${to + 1}.`);
    const result = await saveOrder(wanted.map(({ id }) => id));
    if (result.kind !== 'saved')
      showNotice({ text: 'The order was not saved. This is the list as it is now.', bad: true });
    refresh();
  }

  const add = (
    <ButtonLink to="/admin/campuses/add" small>
      <Icon name="plus" />
      Add a campus
    </ButtonLink>
  );
  return (
    <>
      <OfficeHead title="Campuses" note="Menu, footer, contact and the home page follow this list.">
        {add}
      </OfficeHead>
      {shown.length === 0 ? (
        <EmptyState sentence="There are no campuses yet." drawing={3}>
          {add}
        </EmptyState>
      ) : (
        <ol className="box campus-list" ref={list}>
          {shown.map((campus, place) => (
            <li key={campus.id} draggable {...dragHandlers('campus', place, move)}>
              <div className="campus-words">
                <Link to={`/admin/campuses/${campus.id}`}>{campus.name}</Link>
                <small>{[pageWords(campus), campus.phone].filter(Boolean).join(' · ')}</small>
              </div>
              <Mover name={campus.name} way="up" disabled={place === 0} onClick={() => move(place, place - 1)} />
              <Mover
                name={campus.name}
                way="down"
                disabled={place === shown.length - 1}
                onClick={() => move(place, place + 1)}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}

function pageWords({ path, pageId }: Campus): string {
  if (path) return `/${path}`;
  return pageId ? 'Its page is a draft, not in the menu yet' : 'No page yet';
}

type MoverProps = { name: string; way: 'up' | 'down'; disabled: boolean; onClick: () => void };

function Mover({ name, way, ...button }: MoverProps) {
  return (
    <button type="button" className="icon-btn" data-move={way} aria-label={`Move ${name} ${way}`} {...button}>
      <Icon name={way} />
    </button>
  );
}
