import { Toolbar } from '@base-ui/react/toolbar';
import { addRowAfter, deleteRow } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { EditorIcon } from './editor-icons.tsx';
import {
  alignChoices,
  readEditor,
  setAlignment,
  setBlock,
  setSize,
  sizeChoices,
  styleChoices,
} from './editor-state.ts';
import './editor-toolbar.css';

type Props = { editor: Editor; controls: string; linking: boolean; onLink: () => void };

/** One stop for Tab; the arrow keys go from tool to tool. What is used most is first: a phone shows the first few. */
export function EditorToolbar({ editor, controls, linking, onLink }: Props) {
  const now = useEditorState({ editor, selector: ({ editor }) => readEditor(editor) });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar.Root className="text-tools" aria-label="Text tools" aria-controls={controls}>
      <Choice label="Style" options={styleChoices} value={now.block} onChoose={(value) => setBlock(editor, value)} />
      <Tool label="Bold" keys="Ctrl+B" pressed={now.bold} onPress={() => chain().toggleBold().run()}>
        <b>B</b>
      </Tool>
      <Tool label="Italic" keys="Ctrl+I" pressed={now.italic} onPress={() => chain().toggleItalic().run()}>
        <em>I</em>
      </Tool>
      <Tool label="Underline" keys="Ctrl+U" pressed={now.underline} onPress={() => chain().toggleUnderline().run()}>
        <u>U</u>
      </Tool>
      <Tool label="Link" pressed={now.link || linking} onPress={onLink}>
        <EditorIcon name="link" />
      </Tool>
      <Tool label="Bulleted list" pressed={now.bullets} onPress={() => chain().toggleBulletList().run()}>
        <EditorIcon name="bullets" />
      </Tool>
      <Tool label="Numbered list" pressed={now.numbers} onPress={() => chain().toggleOrderedList().run()}>
        <EditorIcon name="numbers" />
      </Tool>
      <Tool label="Quotation" pressed={now.quote} onPress={() => chain().toggleBlockquote().run()}>
        <EditorIcon name="quote" />
      </Tool>
      <Choice label="Size" options={sizeChoices} value={now.size} onChoose={(value) => setSize(editor, value)} />
      <Choice
        label="Alignment"
        options={alignChoices}
        value={now.alignment}
        onChoose={(value) => setAlignment(editor, value)}
      />
      <Tool label="Undo" keys="Ctrl+Z" disabled={!now.canUndo} onPress={() => chain().undo().run()}>
        <EditorIcon name="undo" />
      </Tool>
      <Tool label="Redo" keys="Ctrl+Y" disabled={!now.canRedo} onPress={() => chain().redo().run()}>
        <EditorIcon name="redo" />
      </Tool>
      {now.inTable && (
        <>
          <Tool label="Add a table row" onPress={() => addRowAfter(editor.state, editor.view.dispatch)}>
            <EditorIcon name="rowBelow" />
          </Tool>
          <Tool label="Remove this table row" onPress={() => deleteRow(editor.state, editor.view.dispatch)}>
            <EditorIcon name="rowAway" />
          </Tool>
        </>
      )}
    </Toolbar.Root>
  );
}

type ToolProps = {
  label: string;
  keys?: string;
  /** For what can be on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Tool({ label, keys, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      disabled={disabled}
      // The marked words stay marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Toolbar.Button>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  value: string;
  onChoose: (value: string) => void;
};

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <Toolbar.Input
      render={
        <select
          value={value}
          // Not a field of the form.
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      }
      aria-label={label}
      title={label}
    />
  );
}
