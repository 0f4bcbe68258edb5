import type { PrivacySettings, RecipientSettings, SchoolSettings } from '../../../contract/settings.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { SettingSection } from './setting-sections.ts';

export type Settings = {
  school: SchoolSettings;
  recipients: RecipientSettings;
  privacy: PrivacySettings;
  updatedAt: string | null;
};

/** What stands in the fields of a section, by their names. */
export function settingValues({ part, fields }: SettingSection, { school, recipients, privacy }: Settings): Values {
  const kept = { school, social: school.social, recipients, privacy }[part] as Record<string, unknown>;
  return Object.fromEntries(fields.map(({ name }) => [name, String(kept[name] || '')]));
}

/** What the API takes to save a section; a field of another section is not touched. */
export function settingChange({ part }: SettingSection, values: Values) {
  // The form has exactly the fields of its section; what is wrong in them the API says by name.
  if (part === 'recipients') return { recipients: values as RecipientSettings };
  if (part === 'privacy') return { privacy: { keepEnquiriesMonths: values.keepEnquiriesMonths ?? '' } };
  if (part === 'social') return { school: { social: values as SchoolSettings['social'] } };
  return { school: values as Partial<SchoolSettings> };
}

/** The API names a field with the part that it belongs to, the form by its name alone. */
export const bareFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.split('.').at(-1) ?? name, message]));
