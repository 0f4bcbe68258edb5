import type { PublicSite } from '../../../contract/site.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { MoreLink } from '../../ui/links/more-link.tsx';
import { useSite } from '../../ui/meta/site.ts';
import { PlainText } from '../../ui/text/plain-text.tsx';
import { firstSentences } from './first-paragraphs.ts';

/** About as much as a poster holds. */
const longestQuote = 240;

type Props = {
  message: { title: string; pageText: string } | null;
  invitation: PublicSite['home']['people']['invitation'];
};

export function DirectorsVoice({ message, invitation }: Props) {
  const director = useSite()?.pages.director;
  const quote = message ? firstSentences(message.pageText, longestQuote) : '';
  if (!quote && !invitation) return null;
  return (
    <div className="voice">
      {quote && (
        <>
          <p className="eyebrow">{message?.title}</p>
          <blockquote>{quote}</blockquote>
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
