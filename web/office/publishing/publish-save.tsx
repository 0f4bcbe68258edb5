import { useFormState } from '../../ui/form/form-state.ts';
import { SaveBar } from '../forms/edit/save-bar.tsx';

const labels: Record<string, string> = {
  draft: 'Save draft',
  later: 'Schedule',
  review: 'Send in',
  keep: 'Keep the changes',
  swap: 'Schedule the changes',
};

type Props = {
  published: boolean;
  /** What makes it public for the first time. */
  first?: string;
};

/** The button says what will become of it; only what is public and stays so is updated. */
export function PublishSave({ published, first = 'Publish' }: Props) {
  const { values, typed } = useFormState();
  const when = (typed ?? values).when ?? 'now';
  return <SaveBar label={labels[when] ?? (published ? 'Update' : first)} />;
}
