import type { FormField } from '../../ui/form/describe.ts';
import { PhoneField } from '../../ui/form/fields/phone-field.tsx';
import { TextArea, TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { ChoiceField } from './choice-field.tsx';

/** The described fields in their order; pictures stand where the screen puts them. */
export function EditFields({ aside = false }: { aside?: boolean }) {
  const { fields } = useFormState();
  return Object.entries(fields)
    .filter(([, field]) => (field.aside ?? false) === aside)
    .map(([name, field]) => <OneField key={name} name={name} field={field} />);
}

function OneField({ name, field }: { name: string; field: FormField }) {
  const { kind } = field.rule;
  if (kind === 'picture' || kind === 'pictures') return null;
  if (kind === 'choice') return <ChoiceField name={name} />;
  if (kind === 'paragraph') return <TextArea name={name} />;
  if (kind === 'phone') return <PhoneField name={name} />;
  return kind === 'html' ? <RichTextField name={name} /> : <TextField name={name} />;
}
