import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { textPictureAltLength } from '../../../../contract/common/text/rich-pictures.ts';
import { changePicture, readPicture } from './editor-pictures.ts';

const sizes = [
  ['small', 'Small'],
  ['half', 'Half'],
  ['full', 'Full width'],
] as const;

/** What the chosen picture shows, in words, and how wide it stands. */
export function PictureTools({ editor }: { editor: Editor }) {
  const id = useId();
  const picture = useEditorState({ editor, selector: ({ editor }) => readPicture(editor) });
  if (!picture) return null;
  return (
    <fieldset
      className="text-picture-tools"
      aria-label="Picture"
      // None of them is a field of the form.
      onInput={(event) => event.stopPropagation()}
    >
      <div>
        <label htmlFor={`${id}-alt`}>What it shows, for those who cannot see it</label>
        <input
          id={`${id}-alt`}
          value={picture.alt}
          maxLength={textPictureAltLength}
          autoComplete="off"
          onChange={({ target }) => changePicture(editor, 'alt', target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // It would send the whole form.
            event.preventDefault();
            editor.commands.focus();
          }}
        />
      </div>
      <div>
        <label htmlFor={`${id}-size`}>Size</label>
        <select
          id={`${id}-size`}
          value={picture.size}
          onChange={({ target }) => changePicture(editor, 'size', target.value)}
        >
          {sizes.map(([size, words]) => (
            <option key={size} value={size}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <button className="btn line sm" type="button" onClick={() => editor.chain().focus().deleteSelection().run()}>
        Remove the picture
      </button>
    </fieldset>
  );
}
