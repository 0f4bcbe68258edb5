import type { RefObject } from 'react';
import { EditorIcon } from '../toolbar/editor-icons.tsx';
import { Tool } from '../toolbar/editor-tool.tsx';

type Props = { input: RefObject<HTMLInputElement | null>; busy: boolean; onFiles: (files: File[]) => void };

/** The button that chooses pictures for the text; a phone can also take one. */
export function PictureTool({ input, busy, onFiles }: Props) {
  return (
    <>
      <Tool
        label={busy ? 'The picture is on its way' : 'Picture'}
        disabled={busy}
        onPress={() => input.current?.click()}
      >
        <EditorIcon name="picture" />
      </Tool>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        multiple
        aria-label="Picture for the text"
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
