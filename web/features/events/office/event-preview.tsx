import { DateBadge } from '../../../ui/dates/date-badge.tsx';
import { timeSpan } from '../../../ui/dates/dates.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { momentOfInputs } from '../event-moment.ts';

/** The leaf of the calendar that readers will find. */
export function EventPreview() {
  const { values, typed } = useFormState();
  const { title = '', date = '', startTime = '', endDate = '', location = '' } = typed ?? values;
  const moment = momentOfInputs(date, startTime || '00:00');
  const known = date !== '' && !Number.isNaN(Date.parse(moment));
  const where = [location, known ? timeSpan(moment, endDate && momentOfInputs(date, endDate)) : null]
    .filter(Boolean)
    .join(', ');
  return (
    <section className="edit-box" aria-labelledby="in-the-calendar">
      <h2 id="in-the-calendar">In the calendar</h2>
      {known ? (
        <div className="date event-preview">
          <DateBadge date={moment} />
          <div className="what">
            <h3>{title || 'No title yet'}</h3>
            {where && <p>{where}</p>}
          </div>
        </div>
      ) : (
        <p className="muted small">It appears here when it has a date.</p>
      )}
    </section>
  );
}
