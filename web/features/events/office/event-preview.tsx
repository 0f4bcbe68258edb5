import { DateBadge } from '../../../ui/dates/date-badge.tsx';
import { briefWhen, everyWords } from '../../../ui/dates/event-when.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { endOfInputs, momentOfInputs } from '../event-moment.ts';

/** The leaf of the calendar that readers will find. */
export function EventPreview() {
  const { values, typed } = useFormState();
  const shown = typed ?? values;
  const { title = '', date = '', startTime = '', location = '' } = shown;
  const moment = momentOfInputs(date, startTime || '00:00');
  const known = date !== '' && !Number.isNaN(Date.parse(moment));
  const when = known ? briefWhen({ date: moment, endDate: endOfInputs(shown) }) : null;
  const weekly = known && shown.repeat && everyWords(moment);
  const where = [location, weekly, when].filter(Boolean).join(', ');
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
