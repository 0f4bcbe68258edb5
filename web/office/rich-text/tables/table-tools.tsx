import { Toolbar } from '@base-ui/react/toolbar';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { Tool } from '../toolbar/editor-tool.tsx';
import { readTable } from './editor-tables.ts';

type Props = { editor: Editor; controls: string };

/** What can be done with the table in which the cursor is. The focus stays here, for the next row or column. */
export function TableTools({ editor, controls }: Props) {
  const table = useEditorState({ editor, selector: ({ editor }) => readTable(editor) });
  if (!table) return null;
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch);
    // With the table its tools are gone; whoever used them goes on writing.
    if (!editor.isActive('table')) editor.commands.focus();
  };
  const { isTall, isWide } = table;
  return (
    <Toolbar.Root className="text-tools table-tools" aria-label="Table tools" aria-controls={controls}>
      <Tool label="Add a row below" disabled={isTall} onPress={run(addRowAfter)}>
        + Row
      </Tool>
      <Tool label="Add a row above" disabled={isTall} onPress={run(addRowBefore)}>
        + Row above
      </Tool>
      <Tool label="Add a column right" disabled={isWide} onPress={run(addColumnAfter)}>
        + Column
      </Tool>
      <Tool label="Add a column left" disabled={isWide} onPress={run(addColumnBefore)}>
        + Column left
      </Tool>
      <Tool label="Heading row" pressed={table.headingRow} onPress={run(toggleHeader('row'))}>
        Heading row
      </Tool>
      <Tool label="Heading column" pressed={table.headingColumn} onPress={run(toggleHeader('column'))}>
        Heading column
      </Tool>
      <Tool
        label="Merge cells"
        keys="mark them first: with Shift and the arrow keys, or by dragging"
        disabled={!table.canMerge}
        onPress={run(mergeCells)}
      >
        Merge
      </Tool>
      <Tool label="Split the cell" disabled={!table.canSplit} onPress={run(splitCell)}>
        Split
      </Tool>
      <Tool label="Remove this row" onPress={run(deleteRow)}>
        − Row
      </Tool>
      <Tool label="Remove this column" onPress={run(deleteColumn)}>
        − Column
      </Tool>
      <Tool label="Remove table" onPress={run(deleteTable)}>
        Remove table
      </Tool>
    </Toolbar.Root>
  );
}
