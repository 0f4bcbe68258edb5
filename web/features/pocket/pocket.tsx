import { sizeInWords } from '../../../contract/media/documents.ts';
import { PhoneLink } from '../../ui/links/phone-link.tsx';
import type { PocketContents } from './pocket-items.ts';
import { PocketList } from './pocket-list.tsx';
import { PouchDrawing } from './pouch-drawing.tsx';
import { PouchForm } from './pouch-form.tsx';
import { usePocket } from './use-pocket.ts';
import { WaitingNote } from './waiting-note.tsx';

type Props = { contents: PocketContents; phone: string };

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** What is, or could be, on this phone; and beside it the pocket to put it into. */
export function Pocket({ contents, phone }: Props) {
  const { state, problem, waiting, fetchAll, letGo } = usePocket();
  const kept = state.kind === 'kept' ? state.kept : undefined;
  const shown = kept
    ? { ...contents, items: contents.items.filter(({ group }) => kept.groups.includes(group)) }
    : contents;
  const total = shown.items.reduce((sum, { bytes }) => sum + bytes, shown.look);
  return (
    <div className="pocket">
      <section aria-labelledby="pocket-list">
        {waiting.map((form) => (
          <WaitingNote key={form.body} {...form} />
        ))}
        <h2 id="pocket-list" className="h3">
          {kept ? 'On this phone' : 'What fits into it'}
        </h2>
        <PocketList {...shown} />
        <p className="small muted">
          All together <b>{sizeInWords(total)}</b>, words without pictures: less than one photograph on WhatsApp.{' '}
          {kept && `Copied on ${moment.format(kept.at)}.`}
        </p>
        <p className="row">
          {kept && (
            <a className="btn line" href="/pocket">
              Try the line again
            </a>
          )}
          {phone && (
            <span className="pocket-call">
              Call the school: <PhoneLink phone={phone} />
            </span>
          )}
        </p>
      </section>
      <section className="pouch" aria-labelledby="pouch">
        <PouchDrawing />
        <div className="pouch-in">
          <h2 id="pouch" className="h3">
            Keep the school in my pocket
          </h2>
          <p>Read the school where there is no line. Nothing is fetched before you say so.</p>
          {state.kind === 'impossible' ? (
            <p role="status">This browser cannot keep pages. Another one, or a window that is not private, can.</p>
          ) : (
            <PouchForm
              key={kept?.at ?? 0}
              contents={contents}
              chosen={kept}
              busy={busyWords(state)}
              isKept={kept !== undefined}
              onKeep={fetchAll}
            />
          )}
          <p role="status">{problem || (kept && 'It is in your pocket.')}</p>
          <p>
            {kept ? (
              <>
                You can{' '}
                <button className="pouch-empty" type="button" onClick={letGo}>
                  empty the pocket
                </button>{' '}
                at any time.
              </>
            ) : (
              'You can empty it again here at any time.'
            )}{' '}
            It holds nothing about you or your child, except a form that you have not sent yet.
          </p>
        </div>
      </section>
    </div>
  );
}

function busyWords(state: ReturnType<typeof usePocket>['state']): string | null {
  if (state.kind === 'unknown') return 'One moment…';
  if (state.kind !== 'keeping') return null;
  return state.all > 0 ? `Fetching ${state.done} of ${state.all}…` : 'Fetching…';
}
