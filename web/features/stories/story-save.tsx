import { SaveBar } from '../../office/edit/save-bar.tsx';
import { useFormState } from '../../ui/form/form-state.ts';

const labels: Record<string, string> = { draft: 'Save draft', later: 'Schedule' };

/** The button of a new story says what will become of it. */
export function StorySave({ isNew }: { isNew: boolean }) {
  const { typed } = useFormState();
  return <SaveBar label={isNew ? (labels[typed?.when ?? ''] ?? 'Publish') : 'Update'} />;
}
