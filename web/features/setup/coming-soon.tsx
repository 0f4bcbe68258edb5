import { Crest } from '../../ui/crest.tsx';
import { PhoneLink } from '../../ui/links/phone-link.tsx';

type Props = { schoolName: string; phone: string };

/** What a visitor of a new school sees: who is coming, and whom to call until then. */
export function ComingSoon({ schoolName, phone }: Props) {
  return (
    <main id="main" className="soon">
      <div className="soon-in">
        <Crest className="soon-crest" />
        <h1>{schoolName}</h1>
        <p>Our new site opens soon.</p>
        {phone && (
          <p>
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </main>
  );
}
