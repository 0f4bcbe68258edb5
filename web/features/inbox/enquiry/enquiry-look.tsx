import {
  type EnquiryKind,
  type EnquiryStatus,
  enquiryKindNames,
  enquiryStatusNames,
} from '../../../../contract/enquiries/enquiries.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

export const kindIcons: Record<EnquiryKind, IconName> = {
  contact: 'mail',
  application: 'document',
  testimonial: 'quote',
};

const pills: Record<EnquiryStatus, string> = {
  new: 'wait',
  contacted: 'info',
  visit: 'info',
  offered: 'info',
  enrolled: 'ok',
  closed: '',
};

export function KindMark({ kind }: { kind: EnquiryKind }) {
  return (
    <span className={`kind-mark is-${kind}`}>
      <Icon name={kindIcons[kind]} />
      {enquiryKindNames[kind]}
    </span>
  );
}

export function StatusPill({ status }: { status: EnquiryStatus }) {
  return <span className={`pill ${pills[status]}`}>{enquiryStatusNames[status]}</span>;
}
