import { useEffect, useState } from 'react';
import type { PublicTermDate, PublicTermDates } from '../../../../contract/school/term-dates.ts';
import { withDate } from '../../../../contract/school/with-date.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { useSite } from '../../../ui/meta/site.ts';
import { TermDatesPage } from '../public/term-dates-page.tsx';
import { termDateContent } from './form.ts';
import { publicDates } from './term-date-calls.ts';

const request = { year: undefined, campus: undefined, visits: true, events: false };
const wholeDay = /^\d{4}-\d\d-\d\d$/;

/** The page of the dates with what is typed, by the view that readers get. */
export default function TermDatePreview({ id }: { id: number }) {
  const { values, typed } = useFormState();
  const campuses = useSite()?.campuses ?? [];
  const { campusId, name, ...content } = termDateContent(typed ?? values);
  const { firstDay } = content;
  const dates = useDates(wholeDay.test(firstDay) ? firstDay.slice(0, 4) : undefined);
  if (!dates) return null;
  const campus = campuses.find((one) => one.id === campusId)?.name ?? null;
  const date: PublicTermDate = { ...content, id, name: name || 'No name yet', campus, updatedAt: '' };
  const shown = wholeDay.test(firstDay) ? withDate(dates, date) : dates;
  return (
    <>
      <Banner title={`Term dates ${shown.year}`} />
      <TermDatesPage {...shown} request={request} campuses={campuses} origin="" />
    </>
  );
}

/** What readers see now. */
function useDates(year: string | undefined): PublicTermDates | undefined {
  const [dates, setDates] = useState<PublicTermDates>();
  useEffect(() => {
    let isOld = false;
    publicDates(year).then(
      (found) => !isOld && setDates(found),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [year]);
  return dates;
}
