import { EditForm, type EditFormProps, type Version } from '../../office/forms/edit-form.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import type { Values } from '../../ui/form/answer.ts';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { blankOnes } from '../../ui/form/words.ts';
import { SectionBox } from './section-box.tsx';
import type { SettingField, SettingSection } from './setting-sections.ts';
import { type Settings, settingValues } from './setting-values.ts';

type Save = EditFormProps<unknown>['save'];

/** How a section is saved, and how what is saved now is asked for; both are the route's. */
export type SettingEditing = {
  save: (section: SettingSection, start: Values) => Save;
  reload: (section: SettingSection) => () => Promise<Version>;
};

type Props = { section: SettingSection; settings: Settings; isOpen: boolean; editing: SettingEditing };

export function SettingCard({ section, settings, isOpen, editing }: Props) {
  const values = settingValues(section, settings);
  return (
    <SectionBox {...section} isOpen={isOpen}>
      {isOpen ? (
        <SettingForm section={section} values={values} version={settings.updatedAt ?? undefined} editing={editing} />
      ) : (
        <dl className="settings-values">
          {section.fields.map(({ name, label, emptyWords = 'Not given' }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{values[name] || <span className="muted">{emptyWords}</span>}</dd>
            </div>
          ))}
        </dl>
      )}
    </SectionBox>
  );
}

type FormProps = { section: SettingSection; values: Values; version: string | undefined; editing: SettingEditing };

function SettingForm({ section, values, version, editing }: FormProps) {
  const { id, title, fields } = section;
  return (
    <EditForm
      name={`settings-${id}`}
      fields={fields}
      start={values}
      version={version}
      needs={(typed) => blankOnes(fields.flatMap(({ name, needed }) => (needed ? [[typed[name], needed]] : [])))}
      save={editing.save(section, values)}
      reload={editing.reload(section)}
      done={() => ({ to: `/admin/settings#${id}`, text: `Saved: ${title}.`, link: { to: '/', label: 'View site' } })}
      cancelTo={`/admin/settings#${id}`}
      keepsVersions={false}
    >
      <div className="form">
        {fields.map((field) => (
          <SettingInput key={field.name} {...field} />
        ))}
      </div>
      <SaveBar label="Save" />
    </EditForm>
  );
}

function SettingInput({ name, label, max, type = 'text', hint, needed }: SettingField) {
  const common = { name, label, maxLength: max, ...(hint && { hint }), ...(!needed && { optional: 'may be empty' }) };
  if (type === 'count') return <TextField {...common} inputMode="numeric" autoComplete="off" />;
  return type === 'lines' ? (
    <TextArea {...common} rows={4} />
  ) : (
    <TextField {...common} type={type} autoComplete="off" />
  );
}
