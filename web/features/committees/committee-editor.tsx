import type { Committee } from '../../../contract/committees.ts';
import { EditFields } from '../../office/forms/described-fields.tsx';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { useListAddress } from '../../office/table/list-state.ts';
import type { Values } from '../../ui/form/answer.ts';
import { committeeForm, committeeValues, memberErrors, memberNeeds, membersField } from './form.ts';
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
      form={committeeForm}
      fields={[membersField]}
      start={committeeValues(committee)}
      version={committee?.updatedAt}
      needs={memberNeeds}
      check={memberErrors}
      save={save}
      {...(reload && { reload })}
      done={({ name }) => ({ to: list, text: committee ? `${name} is saved.` : `${name} is added.` })}
      cancelTo={list}
      keepsVersions={false}
    >
      <div className="box form">
        <EditFields />
      </div>
      <div className="box">
        <MembersField thisYear={thisYear} />
      </div>
      <SaveBar label={committee ? 'Update' : 'Add the committee'} />
    </EditForm>
  );
}
