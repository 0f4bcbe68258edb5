import { homeCountry, joinPhone } from '../../../../contract/common/phone/phone.ts';
import type { Enquiry } from '../../../../contract/enquiries/enquiries.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

const subjects = {
  contact: 'Your message to us',
  application: 'Your application',
  testimonial: 'Your testimonial',
} as const;

/** Who wrote, and every way to answer them. */
export function Sender({ enquiry: { kind, senderName, senderEmail, senderPhone } }: { enquiry: Enquiry }) {
  const phone = joinPhone(homeCountry(), senderPhone).replace(/[^+\d]/g, '');
  return (
    <Box title="Sender">
      <p className="sender-name">{senderName}</p>
      <ul className="sender-ways">
        <li>
          <a href={`mailto:${senderEmail}?subject=${encodeURIComponent(subjects[kind])}`}>
            <Icon name="mail" />
            <span>{senderEmail}</span>
          </a>
        </li>
        {phone && (
          <>
            <li>
              <a href={`tel:${phone}`}>
                <Icon name="phone" />
                <span>{senderPhone}</span>
              </a>
            </li>
            <li>
              <a href={`https://wa.me/${phone.replace('+', '')}`} target="_blank" rel="noreferrer">
                <Icon name="whatsapp" />
                <span>WhatsApp</span>
              </a>
            </li>
          </>
        )}
      </ul>
      {!phone && <p className="muted small">No phone number was given.</p>}
    </Box>
  );
}
