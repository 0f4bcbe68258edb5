import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { editorExtensions } from './editor-extensions.ts';
import { LinkRow } from './links/link-row.tsx';
import { cleanPaste } from './paste/clean-paste.ts';
import { PictureTool } from './pictures/picture-tool.tsx';
import { PictureTools } from './pictures/picture-tools.tsx';
import { pastedPictures, useTextPictures } from './pictures/use-text-pictures.ts';
import { serverHtml } from './server-html.ts';
import { SlashMenu } from './slash/slash-menu.tsx';
import { TableTools } from './tables/table-tools.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import './rich-text-editor.css';

type Props = {
  name: string;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  initial: string;
  /** Whether whoever stores the text also keeps its pictures. */
  pictures?: boolean;
  /** A picture is on its way into the text, or none any more. */
  onSending?: (sending: boolean) => void;
  onWrite: (html: string) => void;
  onCount: (words: number) => void;
};

/** The editor itself, with all that it weighs: only RichTextField loads it, and late. */
export default function RichTextEditor({
  name,
  id,
  labelledBy,
  describedBy,
  invalid,
  initial,
  pictures = false,
  onSending,
  onWrite,
  onCount,
}: Props) {
  const [linking, setLinking] = useState(false);
  /** How the editor writes what it was given; opening a text is no change of it. */
  const unchanged = useRef('');
  const current = useRef<Editor | null>(null);
  const sending = useTextPictures(current, onSending);
  const chooser = useRef<HTMLInputElement>(null);
  const slashKeys = useRef<((key: string) => boolean) | null>(null);

  const editor = useEditor({
    extensions: editorExtensions,
    content: initial,
    immediatelyRender: false,
    // The content security policy allows no style that a script writes; ours is in the stylesheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', class: 'rich-text-body prose', 'data-field': name },
        ...{ 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      },
      transformPastedHTML: (html) => cleanPaste(html, pictures),
      handlePaste: (_, event) => {
        const files = pictures ? pastedPictures(event) : [];
        void sending.add(files);
        return files.length > 0;
      },
      handleDrop: (view, event, _, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (!pictures || isMoved || files.length === 0) return false;
        event.preventDefault();
        void sending.add(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
      // Tab leaves the text, as it leaves every other field.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handleKeyDown: (_, { key }) => slashKeys.current?.(key) ?? false,
    },
    onCreate: ({ editor }) => {
      current.current = editor;
      unchanged.current = serverHtml(editor.getHTML());
      onCount(wordsIn(editor.getText()));
    },
    onUpdate: ({ editor }) => {
      const html = serverHtml(editor.getHTML());
      onWrite(html === unchanged.current ? initial : html);
      onCount(wordsIn(editor.getText()));
    },
  });

  useEffect(() => {
    const body = editor?.view.dom;
    if (describedBy) body?.setAttribute('aria-describedby', describedBy);
    else body?.removeAttribute('aria-describedby');
    body?.setAttribute('aria-invalid', String(invalid));
  }, [editor, describedBy, invalid]);

  if (!editor) return null;
  return (
    <>
      <div className="tools-top">
        <EditorToolbar
          editor={editor}
          controls={id}
          onLink={() => setLinking((open) => !open)}
          linking={linking}
          picture={
            pictures && (
              <PictureTool input={chooser} busy={sending.underWay > 0} onFiles={(files) => void sending.add(files)} />
            )
          }
        />
        <TableTools editor={editor} controls={id} />
        {pictures && <PictureTools editor={editor} />}
      </div>
      {linking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
      <SlashMenu
        editor={editor}
        id={`${id}-slash`}
        keys={slashKeys}
        onPicture={pictures ? () => chooser.current?.click() : undefined}
      />
    </>
  );
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
