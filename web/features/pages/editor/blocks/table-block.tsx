import type { BlockOf } from '../../../../../contract/pages/blocks.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { BesideApply, BlockLine, Wrong } from './block-fields.tsx';

type Table = BlockOf<'table'>;
type Props = { block: Table; error: string | undefined; onChange: (block: Table) => void };

/** A table as it will look, written cell by cell. */
export function TableBlock({ block, error, onChange }: Props) {
  const { rows, heading } = block;
  const width = rows[0]?.length ?? 1;
  const become = (next: string[][]) => onChange({ ...block, rows: next });
  const write = (row: number, column: number, text: string) =>
    become(rows.map((cells, y) => (y === row ? cells.map((cell, x) => (x === column ? text : cell)) : cells)));
  return (
    <>
      <BlockLine
        label="Caption"
        value={block.caption}
        max={200}
        onChange={(caption) => onChange({ ...block, caption })}
      />
      <div className="block-scroll">
        <table className={heading ? 'block-table headed' : 'block-table'}>
          <tbody>
            {rows.map((cells, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table has nothing but its places
              <tr key={y}>
                {cells.map((cell, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a table has nothing but its places
                  <td key={x}>
                    <input
                      value={cell}
                      maxLength={300}
                      aria-label={`Row ${y + 1}, column ${x + 1}`}
                      onChange={({ target }) => write(y, x, target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error && <Wrong>{error}</Wrong>}
      <p className="row block-acts">
        <button
          type="button"
          className="btn line sm"
          disabled={rows.length >= 100}
          onClick={() => become([...rows, Array.from({ length: width }, () => '')])}
        >
          <Icon name="plus" />
          Row
        </button>
        <button
          type="button"
          className="btn line sm"
          disabled={width >= 10}
          onClick={() => become(rows.map((cells) => [...cells, '']))}
        >
          <Icon name="plus" />
          Column
        </button>
        <button
          type="button"
          className="btn line sm"
          disabled={rows.length < 2}
          onClick={() => become(rows.slice(0, -1))}
        >
          Remove the last row
        </button>
        <button
          type="button"
          className="btn line sm"
          disabled={width < 2}
          onClick={() => become(rows.map((cells) => cells.slice(0, -1)))}
        >
          Remove the last column
        </button>
        <label className="block-check">
          <input
            type="checkbox"
            checked={heading}
            onChange={({ target }) => onChange({ ...block, heading: target.checked })}
          />
          First row is a heading
        </label>
        <BesideApply block={block} onChange={onChange} />
      </p>
    </>
  );
}
