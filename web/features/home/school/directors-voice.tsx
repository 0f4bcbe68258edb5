import type { PublicSite } from '../../../../contract/site/site.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { useSite } from '../../../ui/meta/site.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import type { HomeView } from '../home-view.ts';

type Message = HomeView['staff']['message'];

type Props = {
  message: Message;
  invitation: PublicSite['home']['people']['invitation'];
};

export function DirectorsVoice({ message, invitation }: Props) {
  const director = useSite()?.pages.director;
  const quote = message?.quote ?? '';
  if (!quote && !invitation) return null;
  return (
    <div className="voice">
      {quote && (
        <>
          <p className="eyebrow">{message?.title}</p>
          <blockquote>{quote}</blockquote>
          {message && <SignedBy {...message} />}
          {director && (
            <p>
              <MoreLink to={director}>The whole message to parents</MoreLink>
            </p>
          )}
          {invitation && <hr />}
        </>
      )}
      {invitation && (
        <>
          <h3>{invitation.title}</h3>
          <p className="muted">
            <PlainText text={invitation.words} />
          </p>
          {invitation.button && (
            <p>
              <ButtonLink to={invitation.button.to} kind="line">
                {invitation.button.label}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function SignedBy({ signature, portrait }: NonNullable<Message>) {
  if (!signature) return null;
  return (
    <div className="by">
      {portrait && <Picture picture={{ ...portrait, alt: '' }} sizes="4.5rem" />}
      <p>
        <b>{signature.name}</b>
        {signature.words && <span>{signature.words}</span>}
      </p>
    </div>
  );
}
