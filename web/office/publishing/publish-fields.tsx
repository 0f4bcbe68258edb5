import { schoolDay, schoolTimeWords } from '../../../contract/common/school-time.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { useSession } from '../../session/session.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { isTimed, publishWords } from './publish-values.ts';
import './publish-fields.css';

type Props = {
  /** It is public already: the first choice then keeps it so. */
  published: boolean;
  /** The date that readers see can be set back. Not for events, whose date is another. */
  dated?: boolean;
  /** Authors send their drafts of it in. */
  reviewed?: boolean;
};

/** What is public stays as it is meanwhile. */
const keeping = [
  { value: 'keep', label: 'Keep the changes' },
  { value: 'swap', label: 'Publish the changes later' },
];

/**
 * Now, as a draft, or at a moment ahead, by the clock at the school; authors send their drafts in instead. Its values go
 * through publishStart and publishContent.
 */
export function PublishFields({ published, dated = true, reviewed = true }: Props) {
  const { values, typed } = useFormState();
  const { user } = useSession();
  const when = typed?.when ?? values.when ?? 'now';
  const mayNot = (user?.role ?? 0) < editorRole && values.when === 'draft';
  const choices = mayNot
    ? [{ value: 'draft', label: 'Keep as a draft' }, ...(reviewed ? [{ value: 'review', label: 'Send it in' }] : [])]
    : [
        { value: 'now', label: published ? 'Published' : 'Now' },
        ...(published ? keeping : []),
        { value: 'draft', label: 'As a draft' },
        { value: 'later', label: 'At a date and time' },
      ];
  return (
    <>
      <fieldset className="publish-choices">
        <legend>Publish</legend>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="when" value={value} defaultChecked={value === (values.when ?? 'now')} />
            {label}
          </label>
        ))}
      </fieldset>
      <input type="hidden" name="publishedAt" defaultValue={values.publishedAt ?? ''} />
      <div hidden={when !== 'now' || !dated}>
        <TextField
          name="day"
          label="Date"
          type="date"
          max={schoolDay(new Date())}
          hint={published ? 'The date that readers see.' : 'Today unless you choose one.'}
          optional="optional"
        />
      </div>
      <div className="publish-moment" hidden={!isTimed(when)}>
        <TextField name="laterDay" label="Date" type="date" min={schoolDay(new Date())} />
        <TextField name="time" label="Time" type="time" hint={schoolTimeWords()} />
      </div>
      <p className="hint publish-words" role="status">
        {when === 'review' && 'An editor reads it, and publishes it or sends it back with a word.'}
        {when === 'keep' && 'Readers go on seeing it as it is. You publish the changes when they are ready.'}
        {when === 'draft' && 'Only you and the administrators will see it.'}
        {isTimed(when) && typed && `${publishWords(typed)}.`}
      </p>
    </>
  );
}
