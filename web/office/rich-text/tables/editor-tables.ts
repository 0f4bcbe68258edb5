import { type Editor, type Extensions, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import {
  CellSelection,
  columnIsHeader,
  isInTable,
  mergeCells,
  rowIsHeader,
  selectedRect,
  splitCell,
  tableEditing,
} from '@tiptap/pm/tables';
import { tableLimits } from '../../../../contract/common/text/rich-tables.ts';

const span = (name: 'colspan' | 'rowspan', most: number) => ({
  default: 1,
  parseHTML: (cell: HTMLElement) =>
    Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, 1), most),
});
const cellAttributes = {
  colspan: span('colspan', tableLimits.columns),
  rowspan: span('rowspan', tableLimits.rows),
  colwidth: { default: null, rendered: false },
};
/** Words and lists, and no table in a table. */
const cellContent = '(paragraph | bulletList | orderedList)+';

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  // It is asked for every node of the text, also those that are no part of a table.
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: cellContent,
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: cellContent,
  isolating: true,
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

export const tableNodes: Extensions = [Table, TableRow, TableCell, TableHeader];

/** Three by three with a heading row, and the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  if (isInTable(editor.state)) return;
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const table = editor.schema.nodeFromJSON({
    type: 'table',
    content: [row('tableHeader'), row('tableCell'), row('tableCell')],
  });
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const from = tr.selection.from;
      tr.replaceSelectionWith(table).setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
      return true;
    })
    .scrollIntoView()
    .run();
}

/** What the tools show of the table in which the cursor is; null outside of one. */
export function readTable({ state }: Editor) {
  if (!isInTable(state)) return null;
  const { map, table } = selectedRect(state);
  return {
    isTall: map.height >= tableLimits.rows,
    isWide: map.width >= tableLimits.columns,
    headingRow: rowIsHeader(map, table, 0),
    headingColumn: columnIsHeader(map, table, 0),
    canMerge: state.selection instanceof CellSelection && mergeCells(state),
    canSplit: splitCell(state),
  };
}
