import type { Committee } from '../../../contract/committees.ts';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { useListAddress } from '../../office/list-state.ts';
import type { Values } from '../../ui/form/answer.ts';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { committeeFaults, committeeFields, committeeNeeds, newCommittee, valuesOf } from './committee-values.ts';
import { MembersField } from './members-field.tsx';

type Props = {
  committee: Committee | null;
  thisYear: number;
  save: (values: Values, version: string | undefined) => Promise<SaveResult<Committee>>;
  reload?: EditFormProps<Committee>['reload'];
};

/** A new committee, or changes to one. */
export function CommitteeEditor({ committee, thisYear, save, reload }: Props) {
  const list = useListAddress('/admin/committees');
  return (
    <EditForm<Committee>
      name="committee"
      fields={committeeFields}
      start={committee ? valuesOf(committee) : newCommittee}
      version={committee?.updatedAt}
      needs={committeeNeeds}
      check={committeeFaults}
      save={save}
      {...(reload && { reload })}
      done={({ name }) => ({ to: list, text: committee ? `${name} is saved.` : `${name} is added.` })}
      cancelTo={list}
      keepsVersions={false}
    >
      <div className="box form">
        <TextField name="name" label="Name" maxLength={120} autoComplete="off" />
        <TextArea name="purpose" label="Purpose" maxLength={5000} rows={3} />
      </div>
      <div className="box">
        <MembersField thisYear={thisYear} />
      </div>
      <SaveBar label={committee ? 'Update' : 'Add the committee'} />
    </EditForm>
  );
}
