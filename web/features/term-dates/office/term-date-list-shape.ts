import { termDateKinds } from '../../../../contract/school/term-dates.ts';
import type { ListShape } from '../../../office/table/list-shape.ts';
import { termDateKindWords } from '../term-date-words.ts';

const thisYear = new Date().getFullYear();
const years = Array.from({ length: 8 }, (_, index) => String(thisYear + 2 - index));

export const termDateListShape = {
  sorts: ['firstDay'],
  filters: [
    {
      name: 'year',
      label: 'Year',
      options: [['', 'This year and later'], ...years.map((year) => [year, year] as const)],
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [['', 'All kinds'], ...termDateKinds.map((kind) => [kind, termDateKindWords[kind]] as const)],
    },
  ],
} as const satisfies ListShape;
