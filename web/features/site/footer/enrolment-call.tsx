import type { PublicSite } from '../../../../contract/site/site.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';

type Props = PublicSite['home']['call'] & {
  /** Other parts of the page stand below it. */
  amid?: boolean;
};

/** The closing word of a page to parents; the hills of the footer begin in it, unless it stands amid the page. */
export function EnrolmentCall({ title, lede, buttons, steps, amid = false }: Props) {
  return (
    <section className="call" aria-labelledby="call-title">
      <div className="wrap">
        <div>
          <h2 id="call-title">{title}</h2>
          {lede && (
            <p className="lede">
              <PlainText text={lede} />
            </p>
          )}
          <div className="row">
            {buttons.map(({ to, label }, index) => (
              <ButtonLink key={to} to={to} kind={index === 0 ? 'ink' : 'line'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <ol className="steps">
          {steps.map(({ name, words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <PlainText text={words} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      {!amid && <div className="hills-edge" />}
    </section>
  );
}
