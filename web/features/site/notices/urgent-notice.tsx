import type { PublicNotice } from '../../../../contract/school/notices.ts';
import { longDate, timeOfDay } from '../../../ui/dates/dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import { telephone } from '../telephone.ts';
import { NoticeStyles } from './notice-styles.tsx';
import { OpenNow } from './open-now.tsx';

type Props = { notice: PublicNotice; phone: string; address: string };

/** Above everything, until its end: what somebody must know before the child leaves home. */
export function UrgentNotice({ notice, phone, address }: Props) {
  const words = encodeURIComponent(`${notice.name} ${address}`);
  return (
    <section className="urgent" aria-label="Urgent notice">
      <NoticeStyles />
      <div className="wrap">
        <div>
          <h2>
            <Icon name="warning" />
            {notice.name}
          </h2>
          {notice.text && (
            <p>
              <PlainText text={notice.text} />
            </p>
          )}
          {notice.closed && <OpenNow closed={notice.closed} />}
          <p className="until">{termWords(notice)}</p>
        </div>
        <div className="row">
          {phone && (
            <a className="btn sun" href={telephone(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          )}
          <a className="btn line" href={`https://wa.me/?text=${words}`} rel="noopener">
            <Icon name="whatsapp" />
            Pass it on
          </a>
        </div>
      </div>
    </section>
  );
}

/** Wednesday 17 February 2027, until 18:00. Written at 5:50 by Juliet Asiimwe. */
function termWords({ beginsAt, endsAt, by }: PublicNotice): string {
  const timeOf = (moment: string) => timeOfDay(moment) ?? 'midnight';
  const end = endsAt ? `${longDate(endsAt)}, until ${timeOf(endsAt)}. ` : '';
  const day = endsAt && longDate(endsAt) === longDate(beginsAt) ? '' : `${longDate(beginsAt)}, `;
  return `${end}Written ${day}at ${timeOf(beginsAt)}${by ? ` by ${by}` : ''}.`.replace(
    'Written at midnight',
    'Written',
  );
}
