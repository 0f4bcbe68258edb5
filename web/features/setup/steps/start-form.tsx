import type { StartChoice } from '../../../../contract/school/setup.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { Problem } from '../../../ui/form/fields/problem.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { StepFoot } from './step-foot.tsx';

type Choice = { id: StartChoice; title: string; about: string };

const outline: Choice = {
  id: 'outline',
  title: 'An outline of empty pages',
  about: 'About, admissions, fees, visits and so on. Each says what belongs there.',
};
const choices: Choice[] = [
  outline,
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
  const send = (values: { choice?: string }) => start((choices.find(({ id }) => id === values.choice) ?? outline).id);
  return (
    <ActionForm name="start" start={{ choice: outline.id }} send={send} done={done}>
      <fieldset className="picks">
        <legend className="vh">What to start with</legend>
        {choices.map((choice) => (
          <Pick key={choice.id} {...choice} />
        ))}
      </fieldset>
      <Problem />
      <StepFoot back="mail">
        <MakeButton />
      </StepFoot>
    </ActionForm>
  );
}

function Pick({ id, title, about }: Choice) {
  const { values } = useFormState();
  return (
    <label className="pick">
      <input type="radio" name="choice" value={id} defaultChecked={values.choice === id} />
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
    </label>
  );
}

function MakeButton() {
  const { sending } = useFormState();
  return (
    <button className="btn" type="submit" disabled={sending}>
      {sending ? 'Making the pages…' : 'Make the site'}
    </button>
  );
}
