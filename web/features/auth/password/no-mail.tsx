import { Icon } from '../../../ui/icons/icon.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';

/** In place of a promise that nobody could keep: whom to call. */
export function NoMail({ phone }: { phone: string }) {
  return (
    <div className="note">
      <Icon name="phone" />
      <p>
        This website cannot send mail yet, so no link can reach you.{' '}
        {phone ? (
          <>
            Please call the school: <PhoneLink phone={phone} />.
          </>
        ) : (
          'Please ask at the school.'
        )}{' '}
        An administrator can give you a new password.
      </p>
    </div>
  );
}
