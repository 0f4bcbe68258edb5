import type { Dashboard } from '../../../contract/office/dashboard.ts';
import { orderStatuses } from '../../../contract/shop/orders.ts';
import { Box } from '../../office/boxes/box.tsx';
import { MailSetup } from '../../office/boxes/mail-setup.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { useMailWaits } from '../../ui/meta/mail-waits.ts';

type Urgency = 'urgent' | 'due' | 'told';
type Item = { count: number; one: string; many: string; rest: string; to: string; verb: string; urgency: Urgency };

/** What waits for somebody, what is worst first; what is at nought is left out. */
export function Attention({ attention, charts }: Pick<Dashboard, 'attention' | 'charts'>) {
  const mailWaits = useMailWaits();
  const items = waiting(attention, toDispatch(charts), mailWaits).filter(({ count }) => count > 0);
  const isHeldUp = attention.waitingAnswers > 0 || attention.mailboxProblem !== null;
  return (
    <Box title="Needs attention">
      {items.length === 0 && !mailWaits && !isHeldUp ? (
        <p className="box-none">
          <Icon name="check" />
          Nothing is waiting. Well done.
        </p>
      ) : (
        <ul className="attention">
          {mailWaits && <NoMailServer waiting={attention.waitingMails} />}
          {isHeldUp && <HeldUpAnswers waiting={attention.waitingAnswers} problem={attention.mailboxProblem} />}
          {items.map(({ count, one, many, rest, to, verb, urgency }) => (
            <li key={`${one} ${rest}`}>
              <span className={`dot is-${urgency}`} />
              <span>
                <b>
                  {count.toLocaleString('en')} {count === 1 ? one : many}
                </b>{' '}
                {rest}
              </span>
              <ButtonLink to={to} kind="line" small>
                {verb}
                <span className="vh"> {many}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function NoMailServer({ waiting }: { waiting: number }) {
  return (
    <li>
      <span className="dot is-urgent" />
      <span>
        <b>Mail is not set up</b>
        {waiting > 0 && `: ${waiting.toLocaleString('en')} ${waiting === 1 ? 'mail waits' : 'mails wait'}`}.{' '}
        <MailSetup />
      </span>
    </li>
  );
}

/** Families have answered, and nobody sees it here. */
function HeldUpAnswers({ waiting, problem }: { waiting: number; problem: string | null }) {
  const words =
    waiting === 0
      ? 'Answers from families are not coming in'
      : `${waiting.toLocaleString('en')} ${waiting === 1 ? 'answer from a family waits' : 'answers from families wait'} in the mailbox`;
  return (
    <li>
      <span className="dot is-urgent" />
      <span>
        <b>{words}</b>
        {problem && `: ${problem}`}
      </span>
    </li>
  );
}

const toDispatch = ({ ordersByStatus }: Dashboard['charts']): number =>
  ordersByStatus.find(({ status }) => status === orderStatuses.paid)?.count ?? 0;

const fresh = (kind: string) => `/admin/enquiries?kind=${kind}&status=new`;

function waiting(attention: Dashboard['attention'], paid: number, mailWaits: boolean): Item[] {
  return [
    {
      ...{ count: attention.failedMails, one: 'mail', many: 'mails', rest: 'could not be sent' },
      ...{ to: '/admin/enquiries?show=failed', verb: 'Open', urgency: 'urgent' },
    },
    {
      ...{ count: attention.newApplications, one: 'application', many: 'applications', rest: 'not answered yet' },
      ...{ to: '/admin/applications', verb: 'Open', urgency: 'urgent' },
    },
    {
      ...{ count: attention.newMessages, one: 'message', many: 'messages', rest: 'not answered yet' },
      ...{ to: fresh('contact'), verb: 'Read', urgency: 'due' },
    },
    {
      ...{ count: paid, one: 'order', many: 'orders', rest: 'paid and not dispatched' },
      ...{ to: '/admin/orders?status=paid', verb: 'Open', urgency: 'due' },
    },
    {
      ...{
        count: attention.picturesWithoutConsent,
        one: 'picture',
        many: 'pictures',
        rest: 'shown without noted consent',
      },
      ...{ to: '/admin/consent', verb: 'Open', urgency: 'due' },
    },
    {
      ...{ count: attention.newTestimonials, one: 'testimonial form', many: 'testimonial forms', rest: 'not read yet' },
      ...{ to: fresh('testimonial'), verb: 'Read', urgency: 'told' },
    },
    {
      ...{ count: attention.testimonialsWaiting, one: 'alumni entry', many: 'alumni entries', rest: 'to be approved' },
      ...{ to: '/admin/testimonials', verb: 'Read', urgency: 'told' },
    },
    {
      ...{ count: attention.setAside, one: 'enquiry', many: 'enquiries', rest: 'set aside as possible spam' },
      ...{ to: '/admin/enquiries?show=aside', verb: 'Look', urgency: 'told' },
    },
    {
      ...{ count: mailWaits ? 0 : attention.waitingMails, one: 'mail', many: 'waiting mails', rest: 'on the way' },
      ...{ to: '/admin/enquiries', verb: 'Open', urgency: 'told' },
    },
  ];
}
