import { schoolTimeWords } from '../../../../contract/common/school-time.ts';
import type { PageContent } from '../../../../contract/pages/page-content.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { KeptFactsNote } from '../../../office/kept/kept-note.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { pageEditorCalls } from './page-editor-calls.ts';
import { usePagesAbove } from './pages-above.ts';

const whens = ['now', 'later', 'keep'] as const;
export type When = (typeof whens)[number];

/** What the button that was pressed means; nothing where none was, such as for a version that is brought back. */
export const whenOf = (pressed: string): When | undefined => whens.find((when) => when === pressed);

export type Publishing = {
  when: When;
  day: string;
  onWhen: (when: When) => void;
  onDay: (day: string) => void;
};
type Props = Publishing & { content: PageContent; isPublic: boolean; error: string | undefined };

/** They say how it is saved and are nothing of the page: outside of its form, they are no change of it. */
const noForm = 'none';

/** When readers see the changes, where the page stands, and what links to it. */
export function PublishBox({ content, isPublic, when, day, error, onWhen, onDay }: Props) {
  const { node, kept, redirects, linkedFrom } = content;
  const { mayMove } = usePagesAbove();
  const choices: [When, string][] = [
    ['now', 'Now'],
    ['later', 'On a day and at a time'],
    ['keep', 'Not yet, keep them'],
  ];
  return (
    <Box title="Publishing" aside={kept && <span className="pill wait">Changes kept</span>}>
      {kept && <KeptFactsNote kept={kept} giveUp={() => pageEditorCalls.dropKept(node.id)} />}
      <fieldset className="block-choose">
        <legend>{isPublic ? 'Publish the changes' : 'Publish the page'}</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="when" form={noForm} checked={when === value} onChange={() => onWhen(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {when === 'later' && (
        <div className={error ? 'field bad' : 'field'}>
          <label htmlFor="publish-day">Day and time</label>
          <input id="publish-day" type="datetime-local" value={day} onChange={({ target }) => onDay(target.value)} />
          <p className="hint">{schoolTimeWords()}</p>
          {error && <FieldError>{error}</FieldError>}
        </div>
      )}
      <dl className="publish-facts">
        <dt>Address</dt>
        <dd>
          /{node.path}
          {redirects.length > 0 && <small>{redirects.slice(0, 5).join(', ')} lead here</small>}
          {mayMove && (
            <small>
              <Link to="/admin/site">Change it in the site structure</Link>
            </small>
          )}
        </dd>
        {linkedFrom.length > 0 && (
          <>
            <dt>What links here</dt>
            <dd>{linkedFrom.map(({ title }) => title).join(', ')}</dd>
          </>
        )}
      </dl>
    </Box>
  );
}
