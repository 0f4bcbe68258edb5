import {
  enquiryKindNames,
  enquiryKinds,
  enquiryStatuses,
  enquiryStatusNames,
} from '../../../contract/enquiries/enquiries.ts';
import { listQuery } from '../../office/table/list-request.ts';
import type { ListRequest, ListShape } from '../../office/table/list-shape.ts';

export type Person = { id: number; name: string };

export const inboxShape = {
  sorts: ['waitingSince', '-createdAt'],
  filters: [
    {
      name: 'show',
      label: 'Show',
      options: [
        ['', 'Inbox'],
        ['snoozed', 'Snoozed'],
        ['aside', 'Set aside'],
        ['failed', 'Mail failed'],
      ],
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [['', 'All kinds'], ...enquiryKinds.map((kind) => [kind, `${enquiryKindNames[kind]}s`] as const)],
    },
    {
      name: 'status',
      label: 'Status',
      options: [['', 'Any status'], ...enquiryStatuses.map((status) => [status, enquiryStatusNames[status]] as const)],
    },
    // Who there is to choose from is known only when the list is there.
    { name: 'assignee', label: 'Assigned to', kind: 'text' },
    { name: 'from', label: 'From', kind: 'date' },
    { name: 'to', label: 'To', kind: 'date' },
  ],
} as const satisfies ListShape;

export type InboxRequest = ListRequest<typeof inboxShape>;

/** The same with the people to choose from, whoever asks first. */
export function inboxShapeFor(people: Person[], userId: number): ListShape {
  const others = people.filter(({ id }) => id !== userId).map(({ id, name }) => [String(id), name] as const);
  const options = [['', 'Assigned to anybody'], [String(userId), 'Mine'], ['none', 'Nobody’s'], ...others] as const;
  return {
    ...inboxShape,
    filters: inboxShape.filters.map((filter) =>
      filter.name === 'assignee' ? { name: filter.name, label: filter.label, options } : filter,
    ),
  };
}

/** What the API is asked; somebody who cannot exist is nobody to ask for. */
export function inboxQuery(request: InboxRequest) {
  const { assignee, ...rest } = listQuery(request);
  return assignee && /^(none|[1-9]\d{0,8})$/.test(assignee) ? { ...rest, assignee } : rest;
}
