import { useState } from 'react';
import { type EnquiryCard, enquiryStatuses, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import { BulkAct } from '../../../office/table/several/bulk-act.tsx';
import { BulkFrame } from '../../../office/table/several/bulk-frame.tsx';
import { PickOne } from '../../../office/table/several/pick-one.tsx';
import type { Choice } from '../../../office/table/several/row-choice.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';
import type { Person } from '../inbox-shape.ts';
import { type Act, applies } from './act-words.ts';

type Props = {
  chosen: EnquiryCard[];
  choice: Choice<EnquiryCard>;
  clear: () => void;
  act: (act: Act) => void;
  busy: boolean;
  people: Person[];
};

/** What can be done with several enquiries at once. */
export function InboxBulk({ chosen, choice, clear, act, busy, people }: Props) {
  const [asking, setAsking] = useState<'assign' | 'status'>();
  const toggle = (what: 'assign' | 'status') => setAsking(asking === what ? undefined : what);
  const some = (action: Act['action']) => chosen.some((card) => applies({ action }, card));

  const button = (action: Act['action'], icon: IconName, words: string, onClick: () => void) => (
    <BulkAct
      icon={icon}
      disabled={busy || !some(action)}
      expanded={action === 'assign' || action === 'status' ? asking === action : undefined}
      danger={action === 'trash'}
      onClick={onClick}
    >
      {words}
    </BulkAct>
  );

  return (
    <BulkFrame
      count={chosen.length}
      choice={choice}
      clear={clear}
      acts={
        <>
          {button('assign', 'user', 'Assign', () => toggle('assign'))}
          {button('status', 'check', 'Status', () => toggle('status'))}
          {some('notSpam')
            ? button('notSpam', 'mail', 'Not spam', () => act({ action: 'notSpam' }))
            : button('spam', 'unseen', 'Spam', () => act({ action: 'spam' }))}
          {button('trash', 'trash', 'Trash', () => act({ action: 'trash' }))}
        </>
      }
    >
      {asking === 'assign' && (
        <PickOne
          label="Assign to"
          options={[['none', 'Nobody'], ...people.map(({ id, name }) => [String(id), name] as const)]}
          yes="Assign"
          busy={busy}
          pick={(value) => act({ action: 'assign', assigneeId: value === 'none' ? null : Number(value) })}
        />
      )}
      {asking === 'status' && (
        <PickOne
          label="Status"
          options={enquiryStatuses.map((status) => [status, enquiryStatusNames[status]] as const)}
          yes="Set it"
          busy={busy}
          pick={(value) => {
            const status = enquiryStatuses.find((one) => one === value);
            if (status) act({ action: 'status', status });
          }}
        />
      )}
    </BulkFrame>
  );
}
