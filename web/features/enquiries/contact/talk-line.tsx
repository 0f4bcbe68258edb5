import { PhoneLink } from '../../../ui/links/phone-link.tsx';

type Props = { phone: string; whatsapp: string };

/** For those who would rather talk than type. */
export function TalkLine({ phone, whatsapp }: Props) {
  const onPaper = (
    <>
      {' '}
      Rather on paper? <a href="/print/apply">Print the form</a>.
    </>
  );
  if (!phone) return <p className="small">{onPaper}</p>;
  return (
    <p className="small">
      Rather talk? Call <PhoneLink phone={phone} />
      {whatsapp && (
        <>
          {' '}
          or write on{' '}
          <a href={whatsapp} rel="noopener">
            WhatsApp
          </a>
        </>
      )}
      .{onPaper}
    </p>
  );
}
