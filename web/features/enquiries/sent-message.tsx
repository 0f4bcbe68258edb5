import type { EnquiryKind } from '../../../contract/enquiries/enquiries.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { PhoneLink } from '../../ui/links/phone-link.tsx';
import { art } from '../../ui/pictures/art.ts';

/** Where its sender is thanked. The code alone says nothing about anybody, so it may stand in the address. */
export const thanks = ({ kind, receipt }: { kind: EnquiryKind; receipt: string }): string =>
  `${kind === 'testimonial' ? '/sent/story' : '/sent'}?${new URLSearchParams({ receipt })}`;

type Props = { phone: string; isStory: boolean; code: string | null };

/** The thanks: what happens now, the code for a call about it, and ways on. */
export function SentMessage({ phone, isStory, code }: Props) {
  return (
    <div className="empty sent">
      <img src={art('empty-5')} alt="" width="320" height="240" decoding="async" />
      <h2 className="form-title">{isStory ? 'Form Successfully Submitted' : 'Thank you. Your message is with us.'}</h2>
      <p className="muted">
        {isStory
          ? 'Thank you for your story. We read it, and when it is on the site you will find it among the alumni.'
          : 'A person reads everything that comes in. We answer by e-mail or call you back.'}
        {phone && (
          <>
            {' '}
            If it is urgent, call <PhoneLink phone={phone} />.
          </>
        )}
      </p>
      {code && (
        <p className="sent-code">
          Your code
          <b>{code}</b>
          Say this code when you call.
        </p>
      )}
      <p className="row">
        <ButtonLink to="/">Back to the home page</ButtonLink>
        <ButtonLink to="/news" kind="line">
          Read our news
        </ButtonLink>
      </p>
    </div>
  );
}
