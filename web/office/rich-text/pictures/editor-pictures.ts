import { type Editor, Node } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type PictureSize, pictureAt, pictureSizes } from '../../../../contract/common/text/rich-pictures.ts';

const lookOf = (image: HTMLElement): PictureSize =>
  pictureSizes.find((size) => image.classList.contains(`pic-${size}`)) ?? 'full';

/** A picture of ours between two blocks of the text. In the order in which the server writes its attributes. */
export const TextPicture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    size: { default: 'full', parseHTML: lookOf, renderHTML: ({ size }) => ({ class: `pic-${size}` }) },
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img', getAttrs: (image) => (pictureAt(image.getAttribute('src') ?? '') === undefined ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

type NewPicture = { src: string; width: number; height: number };

/** Chosen, since what is asked next is what it shows. */
export function insertPicture(editor: Editor, picture: NewPicture, at: number): void {
  editor
    .chain()
    .insertContentAt(at, { type: 'picture', attrs: picture })
    .command(({ tr }) => {
      let found = -1;
      tr.doc.descendants((node, pos) => {
        if (node.type.name === 'picture' && node.attrs.src === picture.src) found = pos;
      });
      if (found >= 0) tr.setSelection(NodeSelection.create(tr.doc, found));
      return true;
    })
    .scrollIntoView()
    .run();
}

/** Beside whoever is writing: the cursor stays before it, where the next letter belongs, and what is chosen stays so. */
export function insertQuietly(editor: Editor, picture: NewPicture, at: number): void {
  const { selection } = editor.state;
  editor
    .chain()
    .insertContentAt(at, { type: 'picture', attrs: picture }, { updateSelection: false })
    .command(({ tr }) => {
      const resolved = (place: number) => tr.doc.resolve(tr.mapping.map(place, -1));
      if (!(selection instanceof TextSelection)) return true;
      tr.setSelection(TextSelection.between(resolved(selection.anchor), resolved(selection.head)));
      return true;
    })
    .run();
}

/** What the tools show of the picture that is chosen; null where none is. */
export function readPicture({ state }: Editor): { alt: string; size: PictureSize } | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return null;
  const { alt, size } = selection.node.attrs;
  return { alt: String(alt ?? ''), size };
}

/** An attribute alone, so that the picture stays chosen. */
export function changePicture(editor: Editor, name: 'alt' | 'size', value: string): void {
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(tr.selection.from, name, value);
    return true;
  });
}
