import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { LinkPlace } from '../../../../contract/pages/own-links.ts';
import { linkAddress } from './link-address.ts';
import { LinkList } from './link-list.tsx';
import { LinkState } from './link-state.tsx';
import { useLinkTarget } from './use-link-target.ts';
import './link-row.css';

type Props = { editor: Editor; onClose: () => void };

/** Where a link is given its goal: an address as it is typed, or a page of ours by some letters of its title. */
export function LinkRow({ editor, onClose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const present = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, setTyped] = useState(present);
  const [wrong, setWrong] = useState(false);
  const [at, setAt] = useState(-1);
  const target = useLinkTarget(typed);
  const { places } = target;
  const href = linkAddress(typed);
  // What is no address means the first that was found, unless another is chosen.
  const index = at < 0 && href === null ? 0 : at;
  const chosen = places[index];
  useEffect(() => {
    input.current?.select();
    // Where the text is scrolled, the tools stand above it and would cover it.
    input.current?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function link(href: string, words: string) {
    const chain = editor.chain().focus().extendMarkRange('link');
    // Where no word is marked the title or the address itself becomes the text.
    if (editor.state.selection.empty && !present) {
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    } else chain.setLink({ href });
    chain.run();
    onClose();
  }
  const lead = ({ url, title }: LinkPlace) => link(url, title);

  function apply() {
    if (chosen) lead(chosen);
    else if (href) link(href, typed.trim());
    else setWrong(true);
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && places.length > 0) {
      event.preventDefault();
      const from = index < 0 && by < 0 ? 0 : index;
      setAt((from + by + places.length) % places.length);
    }
    if (event.key !== 'Enter') return;
    // It would send the whole form.
    event.preventDefault();
    apply();
  }

  return (
    <fieldset className="link-row" aria-label="Link">
      <label htmlFor={id}>Link to</label>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={places.length > 0}
        aria-controls={`${id}-places`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-places-${index}` : undefined}
        autoComplete="off"
        value={typed}
        placeholder="Words of a page of ours, or https://"
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-state ${id}-wrong`}
        onKeyDown={onKeyDown}
        // Not a field of the form.
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
          setAt(-1);
        }}
      />
      <LinkList id={`${id}-places`} places={places} at={index} onChoose={lead} />
      <LinkState id={`${id}-state`} href={href} target={target} />
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
