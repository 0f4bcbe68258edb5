import { ButtonLink } from '../../ui/links/button-link.tsx';
import { MoreLink } from '../../ui/links/more-link.tsx';
import { firstSentences } from './first-paragraphs.ts';

/** About as much as a poster holds. */
const longestQuote = 240;

export function DirectorsVoice({ message }: { message: { title: string; pageText: string } | null }) {
  const quote = message ? firstSentences(message.pageText, longestQuote) : '';
  return (
    <div className="voice">
      {quote && (
        <>
          <p className="eyebrow">{message?.title}</p>
          <blockquote>{quote}</blockquote>
          <p>
            <MoreLink to="/director">The whole message to parents</MoreLink>
          </p>
          <hr />
        </>
      )}
      <h3>Teach with us</h3>
      <p className="muted">We are glad of people who know children by name: teachers, librarians, coaches, nurses.</p>
      <p>
        <ButtonLink to="/vacancies" kind="line">
          Career with us
        </ButtonLink>
      </p>
    </div>
  );
}
