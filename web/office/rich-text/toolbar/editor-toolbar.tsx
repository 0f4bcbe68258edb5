import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import {
  alignChoices,
  readEditor,
  setAlignment,
  setBlock,
  setSize,
  sizeChoices,
  styleChoices,
} from '../editor-state.ts';
import { insertTable } from '../tables/editor-tables.ts';
import { EditorIcon } from './editor-icons.tsx';
import { Choice, Tool } from './editor-tool.tsx';
import './editor-toolbar.css';

type Props = {
  editor: Editor;
  controls: string;
  linking: boolean;
  onLink: () => void;
  /** The button for pictures, where the text may show them. */
  picture: ReactNode;
};

/** One stop for Tab; the arrow keys go from tool to tool. What is used most is first: a phone shows the first few. */
export function EditorToolbar({ editor, controls, linking, onLink, picture }: Props) {
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
      {(now.bullets || now.numbers) && (
        <>
          <Tool
            label="Move the item in"
            keys="Ctrl+]"
            disabled={!now.canSink}
            onPress={() => chain().sinkListItem('listItem').run()}
          >
            <EditorIcon name="moveIn" />
          </Tool>
          <Tool label="Move the item out" keys="Ctrl+[" onPress={() => chain().liftListItem('listItem').run()}>
            <EditorIcon name="moveOut" />
          </Tool>
        </>
      )}
      <Tool label="Quotation" pressed={now.quote} onPress={() => chain().toggleBlockquote().run()}>
        <EditorIcon name="quote" />
      </Tool>
      <Tool label="Table" disabled={now.inTable} onPress={() => insertTable(editor)}>
        <EditorIcon name="table" />
      </Tool>
      {picture}
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
    </Toolbar.Root>
  );
}
