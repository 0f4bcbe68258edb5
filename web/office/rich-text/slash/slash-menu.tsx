import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import { OptionList } from '../option-list.tsx';
import { commandsFor, runCommand, slashAt } from './slash-commands.ts';
import './slash-menu.css';

type SlashKeys = RefObject<((key: string) => boolean) | null>;

type Props = {
  editor: Editor;
  id: string;
  /** Where the text leaves its keys to the menu. */
  keys: SlashKeys;
  /** Where the text may show pictures. */
  onPicture: (() => void) | undefined;
};

/** After a slash at the beginning of a paragraph: what can stand there, by some letters, the arrow keys and Enter. */
export function SlashMenu({ editor, id, keys, onPicture }: Props) {
  const letters = useEditorState({ editor, selector: ({ editor }) => slashAt(editor) });
  const [moved, setMoved] = useState<{ letters: string | null; to: number }>({ letters: null, to: 0 });
  /** Of what was closed by Escape; other letters open it again. */
  const [closed, setClosed] = useState<string | null>(null);
  const found = letters === null || letters === closed ? [] : commandsFor(letters, onPicture);
  // Other letters find other things, and begin with the first.
  const index = Math.min(moved.letters === letters ? moved.to : 0, found.length - 1);
  const current = found[index];

  useEffect(() => {
    if (letters === null) setClosed(null);
  }, [letters]);
  const isOpen = current !== undefined;
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id]);

  useEffect(() => {
    keys.current = (key) => {
      // Of the text as it is: whoever types fast is ahead of what is shown.
      const typed = slashAt(editor);
      const choices = typed === null || typed === closed ? [] : commandsFor(typed, onPicture);
      const chosen = choices[typed === letters ? index : 0];
      if (!chosen) return false;
      const by = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (by !== undefined) setMoved({ letters: typed, to: (index + by + choices.length) % choices.length });
      else if (key === 'Escape') setClosed(typed);
      else if (key === 'Enter') runCommand(editor, chosen);
      else return false;
      return true;
    };
    const body = editor.view.dom;
    if (current) {
      body.setAttribute('aria-controls', id);
      body.setAttribute('aria-activedescendant', `${id}-${index}`);
    }
    return () => {
      keys.current = null;
      body.removeAttribute('aria-controls');
      body.removeAttribute('aria-activedescendant');
    };
  });

  return (
    <>
      {current && (
        <div className="slash-menu" id={id} role="listbox" aria-label="What stands here" style={below(editor)}>
          <OptionList
            id={id}
            options={found.map((command) => ({
              key: command.label,
              title: command.label,
              hint: command.hint,
              command,
            }))}
            at={index}
            onChoose={({ command }) => runCommand(editor, command)}
          />
        </div>
      )}
      <p className="vh" role="status">
        {current && `${current.label}, ${index + 1} of ${found.length}. Enter chooses, the arrow keys go on.`}
      </p>
    </>
  );
}

/** Under the line in which the slash is. */
function below(editor: Editor): { top: number } {
  const box = editor.view.dom.parentElement?.parentElement?.getBoundingClientRect();
  return { top: editor.view.coordsAtPos(editor.state.selection.from).bottom - (box?.top ?? 0) };
}
