import { categoriesOf, type ListedThing } from '../../../contract/office/lists.ts';
import { KeptPill } from '../../office/kept/kept-pill.tsx';
import { StatePill } from '../../office/publishing/state-pill.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { briefDate, moment } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { ListDescription } from './list-descriptions.ts';

/** What a list shows of each thing, for somebody. */
export function columnsOf(list: ListDescription, userId: number): Column<ListedThing>[] {
  const { columns, states } = list;
  const all: (Column<ListedThing> | false | undefined)[] = [
    {
      key: 'title',
      label: columns.title,
      orders: ['A to Z', 'Z to A'],
      kind: 'words',
      cell: (thing) => <ThingCell thing={thing} list={list} />,
    },
    states.length > 1 && {
      key: 'state',
      label: 'State',
      cell: ({ state, kept }) => (
        <span className="thing-state">
          <StatePill state={state} />
          {kept && <KeptPill {...kept} />}
        </span>
      ),
    },
    columns.author !== undefined && {
      key: 'author',
      label: columns.author,
      cell: ({ authorId, author }) => (authorId === userId ? 'You' : (author ?? '–')),
      isEmpty: ({ author }) => author === null,
    },
    {
      key: 'at',
      label: columns.at,
      orders: list.orders,
      cell: ({ at, state }) => (at ? <When at={at} isPlanned={state === 'scheduled' && list.kind !== 'event'} /> : '–'),
      isEmpty: ({ at }) => at === null,
    },
    {
      key: 'views',
      label: 'Views',
      orders: ['least read first', 'most read first'],
      kind: 'number',
      cell: ({ views }) => views?.toLocaleString('en') ?? '–',
      isEmpty: ({ views }) => views === null,
    },
    {
      key: 'see',
      label: 'Site',
      kind: 'number',
      cell: (thing) => (
        <Link className="icon-btn" to={list.addressOf(thing)} aria-label={`View ${thing.title}`}>
          <Icon name="eye" />
        </Link>
      ),
      // Then the title leads there.
      isEmpty: ({ mayEdit }) => !mayEdit,
    },
  ];
  return all.filter((column) => typeof column === 'object');
}

/** Of what goes out by itself the hour counts, too. */
const When = ({ at, isPlanned }: { at: string; isPlanned: boolean }) => (
  <time dateTime={at}>{isPlanned ? moment(at) : briefDate(at)}</time>
);

/** What is one's own opens to be written on; what is others', to be read. */
function ThingCell({ thing, list }: { thing: ListedThing; list: ListDescription }) {
  const { id, title, category, note, picture, mayEdit } = thing;
  const address = list.addressOf(thing);
  const editor = list.editorOf?.(id) ?? `${address}?edit`;
  const names = categoriesOf[list.kind];
  const below = [category !== null && names[category], note].filter(Boolean).join(' · ');
  return (
    <span className="thing">
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="4rem" />}
      <span>
        <RowLink to={mayEdit ? editor : address}>{title}</RowLink>
        {below && <small>{below}</small>}
      </span>
    </span>
  );
}
