import type { Editor } from '@tiptap/react';

export const styleChoices = [
  ['text', 'Text'],
  ['2', 'Heading'],
  ['3', 'Subheading'],
] as const;
export const sizeChoices = [
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['large', 'Large'],
] as const;
export const alignChoices = [
  ['left', 'Left'],
  ['center', 'Centre'],
  ['right', 'Right'],
  ['justify', 'Justified'],
] as const;

/** What the toolbar shows of the place where the cursor is. */
export function readEditor(editor: Editor) {
  const level = [2, 3].find((one) => editor.isActive('heading', { level: one }));
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    block: level ? String(level) : 'text',
    size: String(editor.getAttributes('textSize').size ?? 'medium'),
    alignment: alignChoices.map(([value]) => value).find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    link: editor.isActive('link'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    canSink: editor.can().sinkListItem('listItem'),
    quote: editor.isActive('blockquote'),
    inTable: editor.isActive('table'),
  };
}

export function setBlock(editor: Editor, choice: string): void {
  const chain = editor.chain().focus();
  if (choice === '2') chain.setHeading({ level: 2 }).run();
  else if (choice === '3') chain.setHeading({ level: 3 }).run();
  else chain.setParagraph().run();
}

export function setSize(editor: Editor, size: string): void {
  const chain = editor.chain().focus();
  if (size === 'medium') chain.unsetMark('textSize').run();
  else chain.setMark('textSize', { size }).run();
}

/** Left is how a text stands anyway. */
export function setAlignment(editor: Editor, alignment: string): void {
  const chain = editor.chain().focus();
  if (alignment === 'left') chain.unsetTextAlign().run();
  else chain.setTextAlign(alignment).run();
}
