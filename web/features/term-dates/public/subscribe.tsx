import { Icon } from '../../../ui/icons/icon.tsx';
import { type TermDatesRequest, termCalendarAddress, termDatesAddress } from './term-dates-address.ts';

type Campus = { name: string; slug: string };
type Props = { request: TermDatesRequest; campuses: Campus[]; origin: string };

/** A calendar that the phone keeps up to date by itself. What it holds is chosen by links, so that no script is needed. */
export function Subscribe({ request, campuses, origin }: Props) {
  const file = termCalendarAddress(request);
  const to = (change: Partial<TermDatesRequest>) => `${termDatesAddress({ ...request, ...change })}#phone`;
  return (
    <section className="band tight term-subscribe" id="phone" aria-labelledby="phone-title">
      <div className="wrap term-phone">
        <div className="stack">
          <h2 id="phone-title">In your phone</h2>
          <p className="lede">
            The dates stand in your own calendar. When the school moves one, it moves on your phone too.
          </p>
          <p className="small muted">Nothing to install, no account.</p>
        </div>
        <div className="term-sheet">
          {campuses.length > 1 && (
            <nav aria-labelledby="phone-campus">
              <h3 id="phone-campus">Your campus</h3>
              <CampusChips campuses={campuses} chosen={request.campus} to={(campus) => to({ campus })} />
            </nav>
          )}
          <nav aria-labelledby="phone-parts">
            <h3 id="phone-parts">What should be in it</h3>
            <ul className="chips">
              <li>
                <span className="term-fixed">Terms and holidays</span>
              </li>
              <Part is={request.visits} to={to({ visits: !request.visits })} label="Visiting days" />
              <Part is={request.events} to={to({ events: !request.events })} label="Events" />
            </ul>
          </nav>
          <p className="row">
            <a className="btn" href={`${origin.replace(/^https?:/, 'webcal:')}${file}`}>
              <Icon name="calendar" />
              Add to my calendar
            </a>
            <a className="more" href={file} download="term-dates.ics">
              <Icon name="download" />
              As a file
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** A link that puts something in or takes it out again. */
const Part = ({ is, to, label }: { is: boolean; to: string; label: string }) => (
  <li>
    <a href={to} aria-current={is ? 'true' : undefined}>
      {label}
      <span className="vh">{is ? ' are in it. Take them out' : ' are not in it. Put them in'}</span>
    </a>
  </li>
);

type ChipsProps = { campuses: Campus[]; chosen: string | undefined; to: (slug: string | undefined) => string };

export const CampusChips = ({ campuses, chosen, to }: ChipsProps) => (
  <ul className="chips">
    {[{ name: 'All campuses', slug: undefined }, ...campuses].map(({ name, slug }) => (
      <li key={name}>
        <a href={to(slug)} aria-current={slug === chosen ? 'true' : undefined}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
