import type { ComponentProps } from 'react';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { useObjectUrl } from '../../../ui/pictures/use-object-url.ts';
import { alumnusValues } from '../form.ts';
import { alumnusCalls } from './alumnus-calls.ts';
import { AlumnusForm } from './alumnus-form.tsx';
import { alumnusDeletion } from './alumnus-tools.tsx';

type Props = Pick<ComponentProps<typeof AlumnusForm>, 'alumnus'> & { photo: Blob | null; path: string };

/** An alumnus in place of whom the form stands. */
export default function AlumnusEditing({ alumnus, photo, path }: Props) {
  const { id } = alumnus;
  const address = useObjectUrl(photo);
  // The form takes the picture's address once, when it begins.
  if (photo && !address) return null;
  return (
    <AlumnusForm
      key={id}
      alumnus={alumnus}
      photo={address}
      save={(values, updatedAt, said) => alumnusCalls.edit(id, values, updatedAt, said)}
      reload={() => alumnusCalls.version(id)}
      done={({ updatedAt }) => ({ to: path, version: updatedAt, text: 'Alumni Profile Edited' })}
      cancelTo={path}
      aside={
        <>
          <HistoryPanel kind="alumnus" id={id} toValues={alumnusValues} />
          <DeleteControl
            {...alumnusDeletion}
            id={id}
            backTo={path}
            remove={() => alumnusCalls.remove(id)}
            className="delete-link"
          >
            Delete this profile
          </DeleteControl>
        </>
      }
    />
  );
}
