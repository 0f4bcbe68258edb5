import { ButtonLink } from '../../../ui/links/button-link.tsx';

const steps = [
  { name: 'Send the form', words: 'Ten minutes on a phone, at any hour.' },
  { name: 'Spend a morning with us', words: 'Your child joins a class at the campus you choose.' },
  { name: 'Hear from us', words: 'An answer by phone and e-mail, with the fees in writing.' },
];

/** The closing word of a page to parents; the hills of the footer begin in it. */
export function EnrolmentCall() {
  return (
    <section className="call" aria-labelledby="call-title">
      <div className="wrap">
        <div>
          <h2 id="call-title">A place for your child</h2>
          <p className="lede">Five campuses, one school, and a class in which your child is known by name.</p>
          <div className="row">
            <ButtonLink to="/apply" kind="ink">
              Enroll Now
            </ButtonLink>
            <ButtonLink to="/fees" kind="line">
              School fees
            </ButtonLink>
          </div>
        </div>
        <ol className="steps">
          {steps.map(({ name, words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="hills-edge" />
    </section>
  );
}
