import { PhoneLink } from '../../ui/links/phone-link.tsx';

type Props = { phone: string; whatsapp: string };

/** For those who would rather talk than type. */
export function TalkLine({ phone, whatsapp }: Props) {
  if (!phone) return null;
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
      .
    </p>
  );
}
