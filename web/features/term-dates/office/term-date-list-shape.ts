import { yearOfDay } from '../../../../contract/common/days.ts';
import { schoolDay } from '../../../../contract/common/school-time.ts';
import { termDateKinds } from '../../../../contract/school/term-dates.ts';
import type { ListShape } from '../../../office/table/list-shape.ts';
import { termDateKindWords } from '../term-date-words.ts';

function years() {
  const thisYear = yearOfDay(schoolDay(new Date()));
  return Array.from({ length: 8 }, (_, index) => String(thisYear + 2 - index));
}

export const termDateListShape = {
  sorts: ['firstDay'],
  filters: [
    {
      name: 'year',
      label: 'Year',
      // Asked for when they are shown: the school's clock is not known before.
      get options() {
        return [['', 'This year and later'], ...years().map((year) => [year, year] as const)] as const;
      },
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [['', 'All kinds'], ...termDateKinds.map((kind) => [kind, termDateKindWords[kind]] as const)],
    },
  ],
} as const satisfies ListShape;
