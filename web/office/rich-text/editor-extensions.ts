import { Extension, type Extensions, Mark } from '@tiptap/core';
import TextAlign from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import { TextPicture } from './pictures/editor-pictures.ts';
import { tableNodes } from './tables/editor-tables.ts';

/** The server keeps classes, not styles. */
const aligned = ['left', 'center', 'right', 'justify'];

const AlignByClass = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => aligned.find((one) => element.classList.contains(`align-${one}`)) ?? null,
            renderHTML: ({ textAlign }) => (textAlign ? { class: `align-${textAlign}` } : {}),
          },
        },
      },
    ];
  },
});

/** Small or large; medium is what a text is without it. */
const TextSize = Mark.create({
  name: 'textSize',
  addAttributes() {
    return {
      size: {
        default: 'medium',
        parseHTML: (element) => ['small', 'large'].find((size) => element.classList.contains(`size-${size}`)),
        renderHTML: ({ size }) => ({ class: `size-${size}` }),
      },
    };
  },
  parseHTML: () => [{ tag: 'span.size-small' }, { tag: 'span.size-large' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Without a button, and kept where they are. */
const plainMark = (tag: 'sub' | 'sup', excludes: string) =>
  Mark.create({ name: tag, excludes, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Tab leaves the text, so lists go in and out by the keys that other editors have for it. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    undoRedo: { newGroupDelay: 500, depth: 100 },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'noopener noreferrer', class: null },
    },
  }),
  AlignByClass.configure({ types: ['paragraph', 'heading'] }),
  TextSize,
  plainMark('sub', 'sup'),
  plainMark('sup', 'sub'),
  ListKeys,
  ...tableNodes,
  TextPicture,
];
