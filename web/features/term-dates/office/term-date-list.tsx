import { briefSpan, yearOfDay } from '../../../../contract/common/days.ts';
import { schoolDay } from '../../../../contract/common/school-time.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { TermDate } from '../../../../contract/school/term-dates.ts';
import { type Listed, RecordList } from '../../../office/records/record-list.tsx';
import type { Column } from '../../../office/table/office-table.tsx';
import { RowLink } from '../../../office/table/row-link.tsx';
import { useSession } from '../../../session/session.tsx';
import { termDateKindWords } from '../term-date-words.ts';
import { termDateRecord } from './term-date-kind.ts';
import { termDateListShape } from './term-date-list-shape.ts';
import { YearActs } from './year-acts.tsx';

/** Who added a date may change it, and so may an administrator. */
const columnsFor = (user: { id: number; role: number } | null): Column<TermDate>[] => [
  {
    key: 'name',
    label: 'Date',
    kind: 'words',
    cell: ({ id, name, UserId }) =>
      user && (user.role >= adminRole || user.id === UserId) ? (
        <RowLink to={`/desk/term-dates/${id}`}>{name}</RowLink>
      ) : (
        name
      ),
  },
  {
    key: 'firstDay',
    label: 'Days',
    orders: ['first to come', 'last to come'],
    cell: (date) => <time dateTime={date.firstDay}>{briefSpan(date)}</time>,
  },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => <span className="pill">{termDateKindWords[kind]}</span> },
  { key: 'where', label: 'Where', cell: ({ campus }) => campus ?? 'All campuses' },
  { key: 'note', label: 'Note', kind: 'words', cell: ({ note }) => note, isEmpty: ({ note }) => !note },
];

type Props = Listed<TermDate> & { latest: number | null; refresh: () => void };

/** One list for the strip, the calendar, phones and paper, year by year. */
export function TermDateList({ latest, refresh, ...list }: Props) {
  const { user } = useSession();
  const asked = Number(list.request.filters.year);
  const year = asked || (latest ?? yearOfDay(schoolDay(new Date())));
  const years = Map.groupBy(list.docs, ({ firstDay }) => firstDay.slice(0, 4));
  return (
    <RecordList
      {...list}
      kind={termDateRecord}
      note="Terms, holidays and visiting days. The page of term dates, the strip, the calendar and families’ phones follow this list."
      searchHint="Name or note"
      shape={termDateListShape}
      columns={columnsFor(user ?? null)}
      groups={[...years].map(([label, rows]) => ({ label, total: rows.length, rows }))}
      tools={<YearActs latest={latest} year={year} done={refresh} />}
      drawing={1}
    />
  );
}
