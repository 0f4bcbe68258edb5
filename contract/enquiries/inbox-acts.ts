import { z } from 'zod';
import { unlessNoObject } from '../common/fields.ts';
import { chosenOf } from '../common/several.ts';
import { enquiryChange, enquiryStatuses, inboxMessages } from './enquiries.ts';

/** As many as one page of the inbox shows. */
export const maxEnquiries = 50;

export const inboxActMessages = {
  action: 'Say what is to be done with them.',
  items: `Choose 1 to ${maxEnquiries} of the list.`,
} as const;

const items = chosenOf(maxEnquiries, inboxActMessages.items);

export const inboxAct = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('assign'), items, assigneeId: enquiryChange.shape.assigneeId.unwrap() }),
    z.object({
      action: z.literal('status'),
      items,
      status: z.enum(enquiryStatuses, { error: inboxMessages.status }),
    }),
    z.object({ action: z.literal('spam'), items }),
    z.object({ action: z.literal('notSpam'), items }),
    z.object({ action: z.literal('trash'), items }),
  ],
  unlessNoObject(inboxActMessages.action),
);

export type InboxAct = z.infer<typeof inboxAct>;
