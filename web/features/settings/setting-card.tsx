import { EditFields } from '../../office/forms/described-fields.tsx';
import { EditForm, type EditFormProps, type Version } from '../../office/forms/edit/edit-form.tsx';
import { SaveBar } from '../../office/forms/edit/save-bar.tsx';
import type { Values } from '../../ui/form/answer.ts';
import { type SettingSection, type Settings, settingValues } from './form.ts';
import { SectionBox } from './section-box.tsx';

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
          {Object.entries(section.form).map(([name, { label, emptyWords = 'Not given' }]) => (
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
  const { id, title, form } = section;
  return (
    <EditForm
      name={`settings-${id}`}
      form={form}
      start={values}
      version={version}
      save={editing.save(section, values)}
      reload={editing.reload(section)}
      done={() => ({ to: `/admin/settings#${id}`, text: `Saved: ${title}.`, link: { to: '/', label: 'View site' } })}
      cancelTo={`/admin/settings#${id}`}
      keepsVersions={false}
    >
      <div className="form">
        <EditFields />
      </div>
      <SaveBar label="Save" />
    </EditForm>
  );
}
