import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { linkAddress } from './link-address.ts';

type Props = { editor: Editor; onClose: () => void };

/** Where the address of a link is written, changed or taken away. */
export function LinkRow({ editor, onClose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const present = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [wrong, setWrong] = useState(false);
  useEffect(() => input.current?.select(), []);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const href = linkAddress(input.current?.value ?? '');
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Where no word is marked the address itself becomes the text.
    if (editor.state.selection.empty && !present) {
      chain.insertContent({
        type: 'text',
        text: input.current?.value.trim() ?? href,
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.setLink({ href });
    chain.run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    // It would send the whole form.
    event.preventDefault();
    apply();
  }

  return (
    <fieldset className="link-row" aria-label="Link">
      <label htmlFor={id}>Link address</label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        defaultValue={present}
        placeholder="https://"
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-wrong`}
        onKeyDown={onKeyDown}
        onInput={(event) => {
          // Not a field of the form.
          event.stopPropagation();
          setWrong(false);
        }}
      />
      <div className="row">
        <button className="btn sm" type="button" onClick={apply}>
          {present ? 'Change link' : 'Add link'}
        </button>
        {present && (
          <button className="btn line sm" type="button" onClick={remove}>
            Remove link
          </button>
        )}
        <button className="btn line sm" type="button" onClick={close}>
          Close
        </button>
      </div>
      <p className="err" id={`${id}-wrong`} role="alert">
        {wrong && 'This is no address of a page, a mailbox or a telephone.'}
      </p>
    </fieldset>
  );
}
