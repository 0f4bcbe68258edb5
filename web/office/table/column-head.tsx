import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { lookOf } from './cell-look.ts';
import type { Column } from './column.ts';
import { listHref } from './list-request.ts';
import { bareKey, type ListRequest, type ListShape } from './list-shape.ts';

type Props<Row> = { column: Column<Row>; request: ListRequest; shape: ListShape };

/** The name of a column; one that sorts is a link to the list in that order, and back. */
export function ColumnHead<Row>({ column: { key, label, kind }, request, shape }: Props<Row>) {
  const first = shape.sorts.find((sort) => bareKey(sort) === key);
  const look = lookOf(kind);
  if (!first) {
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    );
  }
  const isSorted = bareKey(request.sort) === key;
  const down = request.sort.startsWith('-');
  const next = isSorted ? (down ? key : `-${key}`) : first;
  return (
    <th scope="col" className={look} aria-sort={isSorted ? (down ? 'descending' : 'ascending') : undefined}>
      <Link to={listHref(request, shape, { sort: next })} preventScrollReset>
        {label}
        <Icon name={isSorted ? (down ? 'down' : 'up') : 'sort'} />
      </Link>
      {/* On cards the head is only heard; nothing in it may take the focus. */}
      <span className="head-words">{label}</span>
    </th>
  );
}
