type Props = { keepEnquiriesMonths: number };

/** A setting decides it, so the page says it itself: a text that somebody wrote once would be wrong some day. */
export function RetentionNote({ keepEnquiriesMonths: months }: Props) {
  return (
    <div className="band tight joined">
      <div className="wrap">
        <div className="prose">
          <h2>How long we keep what you send</h2>
          <p>
            {months === 0
              ? 'Messages, applications and stories are kept until you ask us to delete them.'
              : `Messages, applications and stories are deleted ${inMonths(months)} after our last step with them. An application that is still open is kept until it is decided.`}
          </p>
        </div>
      </div>
    </div>
  );
}

const inMonths = (months: number) => (months === 1 ? 'one month' : `${months} months`);
