import type { DeskDraft, DeskWaiting } from '../../../contract/office/desk.ts';
import { latelyWords } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';
import { initialsOf } from '../../ui/text/initials.ts';
import { addressOf, isLate, sizeWords } from './thing-words.ts';

type Props = { waiting: DeskWaiting[]; returned: DeskDraft[]; left: number; mayPublish: boolean };

/** What others have sent in, to be read; and one's own that came back, to be mended. */
export function Waits({ waiting, returned, left, mayPublish }: Props) {
  if (waiting.length + returned.length === 0) {
    return (
      <p className="box-none">
        <Icon name="check" />
        {mayPublish ? 'Nothing was sent in, and nothing came back.' : 'Nothing came back to you.'}
      </p>
    );
  }
  return (
    <>
      <ul className="desk-waits">
        {waiting.map((draft) => (
          <li key={`${draft.kind} ${draft.id}`}>
            <Initials name={draft.author} />
            <span>
              <Link to={addressOf(draft)}>{draft.title}</Link>
              <small>
                {draft.author ?? 'Somebody'} sent it in{draft.wordAt && ' again'},{' '}
                <b className={isLate(draft.waitingSince) ? 'desk-late' : undefined}>
                  {latelyWords(draft.waitingSince)}
                </b>{' '}
                · {sizeWords(draft)}
              </small>
              {draft.word && (
                <q className="said">
                  {draft.wordBy ?? 'An editor'} asked: “{draft.word}”
                </q>
              )}
            </span>
            <ButtonLink to={addressOf(draft)} small>
              Read<span className="vh"> {draft.title}</span>
            </ButtonLink>
          </li>
        ))}
        {returned.map((draft) => (
          <li key={`${draft.kind} ${draft.id}`}>
            <Initials name={draft.wordBy} />
            <span>
              <Link to={`${addressOf(draft)}?edit`}>Yours: “{draft.title}”</Link>
              <small>
                {draft.wordBy ?? 'An editor'} sent it back, {latelyWords(draft.wordAt ?? draft.updatedAt)}
              </small>
              <q className="said">“{draft.word}”</q>
            </span>
            <ButtonLink to={`${addressOf(draft)}?edit`} kind="line" small>
              Mend<span className="vh"> {draft.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="muted small">And {left.toLocaleString('en')} more, when these are done.</p>}
    </>
  );
}

const Initials = ({ name }: { name: string | null }) => (
  <span className="desk-initials" aria-hidden="true">
    {initialsOf(name ?? '?')}
  </span>
);
