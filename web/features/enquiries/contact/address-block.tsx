import type { SchoolSettings } from '../../../../contract/site/settings.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';

/** Where the school is and how it is reached. */
export function AddressBlock({ school }: { school: SchoolSettings }) {
  const { address, phone, mailbox, officeHours, social } = school;
  return (
    <section className="address" aria-labelledby="office-title">
      <h2 className="form-title" id="office-title">
        Main office
      </h2>
      {address && (
        <div>
          <Icon name="pin" />
          <address>{address}</address>
        </div>
      )}
      {phone && (
        <div>
          <Icon name="phone" />
          <p>
            <PhoneLink phone={phone} />
          </p>
        </div>
      )}
      {social.whatsapp && (
        <div>
          <Icon name="whatsapp" />
          <p>
            <a href={social.whatsapp} rel="noopener">
              Write on WhatsApp
            </a>
          </p>
        </div>
      )}
      <div>
        <Icon name="mail" />
        <p>
          <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </p>
      </div>
      {officeHours && (
        <div>
          <Icon name="clock" />
          <p>{officeHours}</p>
        </div>
      )}
    </section>
  );
}
