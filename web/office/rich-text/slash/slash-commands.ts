import type { Editor } from '@tiptap/react';
import { insertTable } from '../tables/editor-tables.ts';

/** `also` is what others call it: whoever types it finds it, and nobody reads it. */
type SlashCommand = { label: string; hint: string; also: string; run: (editor: Editor) => void };

const slashCommands: SlashCommand[] = [
  {
    ...{ label: 'Heading', hint: 'Begins a part of the text', also: 'title h2' },
    run: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    ...{ label: 'Subheading', hint: 'Within a part', also: 'small heading h3' },
    run: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    ...{ label: 'Bulleted list', hint: 'Points in any order', also: 'bullets ul' },
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Numbered list', hint: 'Steps, one after the other', also: 'ol' },
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { ...{ label: 'Table', hint: 'Fees, times', also: 'rows columns grid' }, run: insertTable },
  {
    ...{ label: 'Quotation', hint: 'What somebody said', also: 'quote blockquote' },
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    ...{ label: 'Line', hint: 'Between two parts', also: 'rule divider hr' },
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** Those that the letters find; a picture is among them where the text may show any. */
export function commandsFor(letters: string, choosePicture: (() => void) | undefined): SlashCommand[] {
  const picture = { label: 'Picture', hint: 'From this device', also: 'image photo' };
  const all = choosePicture ? [...slashCommands, { ...picture, run: choosePicture }] : slashCommands;
  return all.filter(({ label, also }) => `${label} ${also}`.toLowerCase().includes(letters.toLowerCase()));
}

/** The letters after a slash that begins a paragraph of its own, at whose end the cursor is; null where there is none. */
export function slashAt({ state, isFocused }: Editor): string | null {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!isFocused || !empty || parent.type.name !== 'paragraph' || $from.parentOffset !== parent.content.size)
    return null;
  // A cell of a table takes none of them.
  if ($from.depth !== 1) return null;
  return /^\/([a-z ]{0,20})$/i.exec(parent.textContent)?.[1] ?? null;
}

/** Runs it in place of the slash and the letters. */
export function runCommand(editor: Editor, command: SlashCommand): void {
  const { $from } = editor.state.selection;
  editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run();
  command.run(editor);
}
