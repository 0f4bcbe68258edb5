import { useEffect, useRef, useState } from 'react';
import type { Campus } from '../../../../contract/school/campuses.ts';
import { Confirm, useAsking } from '../../../office/boxes/confirm.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { art } from '../../../ui/pictures/art.ts';
import { addCampus, changeCampus, removeCampus } from '../setup-calls.ts';
import { CampusForm } from './campus-form.tsx';

type Props = { campuses: Campus[]; refresh: () => Promise<void> };

/** Each campus is a card that opens to be changed; the last card begins another. */
export function CampusCards({ campuses, refresh }: Props) {
  const [open, setOpen] = useState<number | 'new'>();
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number | 'new'>(undefined);
  useEffect(() => {
    // Into the form that has opened, and back to the button that opened it.
    const place = open ?? left.current;
    const within = place && list.current?.querySelector(`[data-campus="${place}"]`);
    if (within) within.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus();
    left.current = open;
  }, [open]);

  async function finish() {
    await refresh();
    setOpen(undefined);
  }
  return (
    <div className="campus-cards" ref={list}>
      {campuses.map((campus, place) => (
        <article key={campus.id} className="box campus-card" data-campus={campus.id}>
          {open === campus.id ? (
            <>
              <h2>Change {campus.name}</h2>
              <CampusForm
                campus={campus}
                save={(values) => changeCampus(campus, values)}
                done={finish}
                stop={() => setOpen(undefined)}
              />
              <Remove campus={campus} done={finish} />
            </>
          ) : (
            <Card campus={campus} place={place} change={() => setOpen(campus.id)} />
          )}
        </article>
      ))}
      {open === 'new' ? (
        <article className="box campus-card" data-campus="new">
          <h2>{campuses.length === 0 ? 'Your first campus' : 'Another campus'}</h2>
          <CampusForm
            campus={null}
            save={(values) => addCampus(values, campuses.length + 1)}
            done={finish}
            stop={() => setOpen(undefined)}
          />
        </article>
      ) : (
        <div data-campus="new" className="campus-add">
          <button type="button" className="add-box" onClick={() => setOpen('new')}>
            <Icon name="plus" />
            Add a campus
          </button>
        </div>
      )}
    </div>
  );
}

function Card({ campus, place, change }: { campus: Campus; place: number; change: () => void }) {
  const { name, slug, address, phone, pageId, picture } = campus;
  return (
    <>
      <img src={picture ? `/images/${picture}?w=640` : art(`hero-${(place % 7) + 1}`)} alt="" loading="lazy" />
      <div>
        <h2>{name}</h2>
        {pageId && <p className="small muted">{`${window.location.host}/${slug}`}</p>}
        <dl>
          <dt>Where</dt>
          <dd>{address || <span className="muted">Not said</span>}</dd>
          <dt>Phone</dt>
          <dd>{phone || <span className="muted">That of the school</span>}</dd>
        </dl>
        <button type="button" className="btn line sm" aria-label={`Change ${name}`} onClick={change}>
          <Icon name="edit" />
          Change
        </button>
      </div>
    </>
  );
}

function Remove({ campus, done }: { campus: Campus; done: () => Promise<void> }) {
  const { asking, trigger, ask, stop } = useAsking();
  if (!asking)
    return (
      <button type="button" className="btn line sm danger" ref={trigger} onClick={ask}>
        Remove it
      </button>
    );
  return (
    <Confirm
      title={`Remove ${campus.name}?`}
      yes="Yes, remove it"
      busyLabel="Removing…"
      stop={stop}
      act={async () => {
        const result = await removeCampus(campus);
        if (result.kind !== 'saved') showNotice({ bad: true, text: `Not removed. ${reasonOf(result)}` });
        // Whoever was late is shown the campus as it is now.
        if (result.kind === 'saved' || result.kind === 'stale') await done();
        return result.kind === 'saved';
      }}
    >
      Its page, if somebody has written one, stays. The trash keeps the campus for 30 days.
    </Confirm>
  );
}
