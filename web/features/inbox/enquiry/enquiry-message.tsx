import { momentAtSchool } from '../../../../contract/common/school-time.ts';
import type { Enquiry } from '../../../../contract/enquiries/enquiries.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { ageOf } from '../ages.ts';

type Sent = Pick<Enquiry, 'message' | 'childName' | 'birthDate' | 'classOf' | 'answers'>;
type Props = { enquiry: Sent; questions: readonly string[]; now: Date };

/** What was sent through the form, word for word. */
export function EnquiryMessage({ enquiry, questions, now }: Props) {
  const { message, childName, birthDate, classOf, answers } = enquiry;
  return (
    <div className="enquiry-sent">
      {childName && birthDate && (
        <dl className="enquiry-facts">
          <div>
            <dt>Child</dt>
            <dd>{childName}</dd>
          </div>
          <div>
            <dt>Born</dt>
            <dd>
              {shortDate(momentAtSchool(birthDate))} <span className="muted">({ageOf(birthDate, now)})</span>
            </dd>
          </div>
        </dl>
      )}
      {classOf && (
        <dl className="enquiry-facts">
          <div>
            <dt>Class of</dt>
            <dd>{classOf}</dd>
          </div>
        </dl>
      )}
      {answers ? (
        <dl className="enquiry-answers">
          {answers.map((answer, index) => (
            <div key={questions[index]}>
              <dt>{questions[index]}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="thread-words">{message}</p>
      )}
    </div>
  );
}
