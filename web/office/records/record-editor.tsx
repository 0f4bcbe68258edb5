import type { Values } from '../../ui/form/answer.ts';
import { EditForm, type EditFormProps } from '../forms/edit/edit-form.tsx';
import { SaveBar } from '../forms/edit/save-bar.tsx';
import { useListAddress } from '../table/list-state.ts';
import type { NamedRecord, RecordCalls, RecordKind } from './record-kind.ts';

type Props<T> = Pick<EditFormProps<T>, 'form' | 'fields' | 'needs' | 'check' | 'children' | 'keepsVersions'> & {
  kind: RecordKind;
  calls: RecordCalls<T>;
  /** What is changed; nothing for a new one. */
  record: T | null;
  /** What stands in the form: of a record, or of a new one. */
  valuesOf: (record: T | null) => Values;
};

/** A new record, or changes to one. A save leads back to the list as it was left. */
export function RecordEditor<T extends NamedRecord>({ kind, calls, record, valuesOf, children, ...form }: Props<T>) {
  const list = useListAddress(kind.path);
  const [one] = kind.nouns;
  const reload = async ({ id }: T) => {
    const saved = await calls.one(String(id));
    return { values: valuesOf(saved), version: saved.updatedAt };
  };
  return (
    <EditForm<T>
      keepsVersions={false}
      {...form}
      name={one}
      start={valuesOf(record)}
      version={record?.updatedAt}
      save={(values, updatedAt, said) =>
        record ? calls.change(record, values, updatedAt, said) : calls.add(values, said)
      }
      {...(record && { reload: () => reload(record) })}
      done={({ name, updatedAt }) =>
        record ? { to: list, version: updatedAt, text: `${name} is saved.` } : { to: list, text: `${name} is added.` }
      }
      cancelTo={list}
    >
      {children}
      <SaveBar label={record ? 'Update' : `Add the ${one}`} />
    </EditForm>
  );
}
