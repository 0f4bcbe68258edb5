import { MoreLink } from '../../../../ui/links/more-link.tsx';
import { type AlumnusCard, phoneAddress } from '../alumni-list.tsx';

type Props = { alumnus: AlumnusCard; opening: string; classHref: string };

/** Who it is in short. The addresses are there only when the API has given them, which it does for administrators. */
export function AlumnusFacts({ alumnus, opening, classHref }: Props) {
  const { name, classOf, occupation, email, phone } = alumnus;
  return (
    <>
      {opening && <p className="lede">{opening}</p>}
      <dl className="alumnus-facts">
        <Fact term="Name">{name}</Fact>
        <Fact term="Class of">{classOf}</Fact>
        {occupation && <Fact term="Became">{occupation}</Fact>}
        {email && (
          <Fact term="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {phone && (
          <Fact term="Phone">
            <a href={phoneAddress(phone)}>{phone}</a>
          </Fact>
        )}
      </dl>
      <MoreLink to={classHref}>{`Everyone in the class of ${classOf}`}</MoreLink>
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
