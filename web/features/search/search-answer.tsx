import type { ReactNode } from 'react';
import { dayOfYearWords, fullDayWords } from '../../../contract/common/days.ts';
import type { DirectAnswer } from '../../../contract/site/search.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { feeWords } from './fee-words.ts';

type Of<K extends DirectAnswer['kind']> = Extract<DirectAnswer, { kind: K }>;

/** What the school itself knows, above what was found. */
export function SearchAnswerBox({ answer }: { answer: DirectAnswer }) {
  // A day and a name are longer than a sum.
  const isBrief = answer.kind === 'date' || answer.kind === 'person';
  return (
    <section className={isBrief ? 'search-answer search-brief' : 'search-answer'} aria-labelledby="answer">
      {answer.kind === 'fees' && <Fees answer={answer} />}
      {answer.kind === 'date' && <Day answer={answer} />}
      {answer.kind === 'phone' && <Phones answer={answer} />}
      {answer.kind === 'person' && <Person answer={answer} />}
    </section>
  );
}

const Eyebrow = () => (
  <h2 className="eyebrow" id="answer">
    Answer
  </h2>
);
const Acts = ({ children }: { children: ReactNode }) => <p className="search-acts">{children}</p>;

function Call({ name, phone }: { name: string; phone: string }) {
  return (
    <a className="btn line" href={`tel:${phone.replace(/\s/g, '')}`}>
      <Icon name="phone" />
      Call {name}
    </a>
  );
}

function Fees({ answer }: { answer: Of<'fees'> }) {
  const { page, call, of, cost } = answer;
  const { sum, unit, sentence, rows } = feeWords(answer);
  return (
    <>
      <div>
        <Eyebrow />
        {sum && (
          <p className="search-sum">
            {sum} <small>{unit}</small>
          </p>
        )}
        {sentence && (
          <p>
            School fee for <b>{of}</b>. {sentence}
          </p>
        )}
        {rows.length > 0 && (
          <dl className="search-rows">
            {rows.map(({ label, words }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="small muted">From the table of fees, as of {shortDate(page.updatedAt)}.</p>
      </div>
      <Acts>
        {cost && <ButtonLink to={cost}>Add the bus</ButtonLink>}
        <ButtonLink to={page.url} {...(cost && { kind: 'line' as const })}>
          {page.title}
        </ButtonLink>
        {call && <Call {...call} />}
      </Acts>
    </>
  );
}

function Day({ answer }: { answer: Of<'date'> }) {
  const { name, what, day, lastDay, inDays, now, backOn, note, campus } = answer;
  const until = inDays === 0 ? 'Today' : inDays === 1 ? 'Tomorrow' : `In ${inDays} days`;
  const more = [campus, note].filter(Boolean).join(', ');
  return (
    <>
      <div>
        <Eyebrow />
        <p className="search-sum">{now ? `Now, to ${dayOfYearWords(day)}` : fullDayWords(day)}</p>
        <p>
          <b>{name}</b>
          {now ? '.' : `${what === 'day' ? '' : ` ${what}`}. ${until}.`}
          {backOn && ` School is back on ${dayOfYearWords(backOn)}.`}
          {what === 'begins' && ` It ends ${fullDayWords(lastDay)}.`}
          {more && ` ${more}.`}
        </p>
        <p className="small muted">From the term dates.</p>
      </div>
      <Acts>
        <ButtonLink to="/term-dates">All term dates</ButtonLink>
        <ButtonLink to="/term-dates#phone" kind="line">
          Add to your phone
        </ButtonLink>
      </Acts>
    </>
  );
}

function Phones({ answer: { phones, whatsapp } }: { answer: Of<'phone'> }) {
  const [first, ...others] = phones;
  return (
    <>
      <div>
        <Eyebrow />
        <ul className="search-phones">
          {phones.map(({ name, phone, hours }) => (
            <li key={name}>
              <span>{name}</span>
              <a href={`tel:${phone.replace(/\s/g, '')}`}>
                <Icon name="phone" />
                {phone}
              </a>
              {hours && <small>{hours}</small>}
            </li>
          ))}
        </ul>
      </div>
      <Acts>
        {whatsapp && (
          <a className="btn search-wa" href={whatsapp} rel="noopener">
            <Icon name="whatsapp" />
            {first?.url && others.length === 0 ? `Write to ${first.name} on WhatsApp` : 'Write on WhatsApp'}
          </a>
        )}
        <ButtonLink to="/contact" kind="line">
          Contact us
        </ButtonLink>
      </Acts>
    </>
  );
}

function Person({ answer: { name, position, url, picture } }: { answer: Of<'person'> }) {
  return (
    <>
      <div className="search-person">
        {picture && <Picture picture={picture} sizes="6rem" className="search-face" />}
        <div>
          <Eyebrow />
          <p className="search-sum">{name}</p>
          <p>{position}</p>
        </div>
      </div>
      <Acts>
        <ButtonLink to={url}>More about {name}</ButtonLink>
        <ButtonLink to="/contact" kind="line">
          Contact us
        </ButtonLink>
      </Acts>
    </>
  );
}
