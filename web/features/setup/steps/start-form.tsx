import { useState } from 'react';
import type { StartChoice } from '../../../../contract/school/setup.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { pathOf } from '../steps.ts';

const choices: { id: StartChoice; title: string; about: string }[] = [
  {
    id: 'outline',
    title: 'An outline of empty pages',
    about: 'About, admissions, fees, visits and so on. Each says what belongs there.',
  },
  {
    id: 'demo',
    title: 'The pages of the demo school, as drafts',
    about: 'More than twenty written pages to rewrite in your own words. None is public before you publish it.',
  },
  { id: 'home', title: 'Only the home page', about: 'Add the rest yourself.' },
];

type Props = {
  start: (choice: StartChoice) => Promise<SaveResult<unknown>>;
  done: () => void;
};

/** Chosen once: what is there afterwards is changed page by page. */
export function StartForm({ start, done }: Props) {
  const [choice, setChoice] = useState<StartChoice>('outline');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function make() {
    setSending(true);
    const result = await start(choice);
    setSending(false);
    if (result.kind === 'saved') return done();
    setProblem('message' in result ? result.message : 'Not done: the school’s computer did not answer.');
  }

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <fieldset className="picks">
        <legend className="vh">What to start with</legend>
        {choices.map(({ id, title, about }) => (
          <label key={id} className="pick">
            <input type="radio" name="start" checked={choice === id} onChange={() => setChoice(id)} />
            <span>
              <b>{title}</b>
              <small>{about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <div className="set-foot">
        <ButtonLink to={pathOf('mail')} kind="line">
          Back
        </ButtonLink>
        <button className="btn" type="submit" disabled={sending}>
          {sending ? 'Making the pages…' : 'Make the site'}
        </button>
      </div>
    </form>
  );
}
