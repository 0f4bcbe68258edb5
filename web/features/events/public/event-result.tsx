import { PlainText } from '../../../ui/text/plain-text.tsx';

/** What came of an event that is over. */
export const EventResult = ({ result }: { result: string }) => (
  <section className="event-result" aria-labelledby="what-came">
    <h2 id="what-came">What came of it</h2>
    <p>
      <PlainText text={result} />
    </p>
  </section>
);
