import { enquiryKindNames } from '../../../../contract/enquiries/enquiries.ts';
import type { RelatedEnquiry } from '../../../../contract/enquiries/merging.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { Confirm, useAsking } from '../../../office/boxes/confirm.tsx';
import { briefDate } from '../../../office/words/moment.ts';
import { Link } from '../../../ui/links/link.tsx';
import { StatusPill } from '../enquiry/enquiry-look.tsx';

type Merge = (other: RelatedEnquiry) => Promise<boolean>;

/** What else the same person has sent; two that are one can be merged. */
export function RelatedBox({ related, merge }: { related: RelatedEnquiry[]; merge: Merge }) {
  if (related.length === 0) return null;
  return (
    <Box title="Also from them">
      <ul className="related">
        {related.map((other) => (
          <Related key={other.id} other={other} merge={merge} />
        ))}
      </ul>
    </Box>
  );
}

function Related({ other, merge }: { other: RelatedEnquiry; merge: Merge }) {
  const { id, receipt, kind, status, senderName, childName, extract, same, canMerge, createdAt } = other;
  const { asking, trigger, ask, stop } = useAsking();
  const title = childName ? `${enquiryKindNames[kind]} for ${childName}` : extract || enquiryKindNames[kind];
  return (
    <li className={canMerge ? 'may-merge' : undefined}>
      <Link to={`/admin/enquiries/${id}`}>
        <b>{title.length > 60 ? `${title.slice(0, 60)}…` : title}</b>
        <small>
          {receipt} · {senderName}, same {same === 'email' ? 'address' : 'phone'} · {briefDate(createdAt)}
        </small>
      </Link>
      <StatusPill status={status} />
      {canMerge && !asking && (
        <button ref={trigger} type="button" className="inbox-act" onClick={ask}>
          Merge<span className="vh"> with {receipt}</span>
        </button>
      )}
      {asking && (
        <Confirm
          title={`Merge with ${receipt}?`}
          yes="Yes, merge them"
          no="No, keep both"
          busyLabel="Merging…"
          act={() => merge(other)}
          stop={stop}
        >
          Both become one conversation, with all answers, notes and mails. Either code leads to it. You can set them
          apart again.
        </Confirm>
      )}
    </li>
  );
}
