import { type EnquiryCard, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import type { InboxAct } from '../../../../contract/enquiries/inbox-acts.ts';
import type { Person } from '../inbox-shape.ts';

type Without<T> = T extends unknown ? Omit<T, 'items'> : never;
/** What is done, without to whom. */
export type Act = Without<InboxAct>;

/** Whether there is something to do for one of the chosen; the API has the last word. */
export function applies({ action }: Pick<Act, 'action'>, { suspicion }: EnquiryCard): boolean {
  if (action === 'notSpam') return suspicion !== null;
  return action === 'trash' || suspicion === null;
}

/** Assigned to Grace: 3 enquiries. */
export function doneWords(act: Act, done: EnquiryCard[], people: Person[]): string {
  const [first] = done;
  const what = done.length === 1 && first ? `what ${first.senderName} sent` : `${done.length} enquiries`;
  switch (act.action) {
    case 'assign':
      return `Assigned to ${people.find(({ id }) => id === act.assigneeId)?.name ?? 'nobody'}: ${what}.`;
    case 'status':
      return `${enquiryStatusNames[act.status]}: ${what}.`;
    case 'spam':
      return `Set aside as spam: ${what}.`;
    case 'notSpam':
      return `In the inbox: ${what}.`;
    case 'trash':
      return `Moved to the trash: ${what}.`;
  }
}

type Step = { act: Act; cards: EnquiryCard[] };

/** What takes an act back, each as it was. Mails that go out for what is no spam cannot be taken back. */
export function stepsBack(act: Act, done: EnquiryCard[]): Step[] | undefined {
  if (act.action === 'spam') return [{ act: { action: 'notSpam' }, cards: done }];
  if (act.action === 'assign') {
    const before = Map.groupBy(done, ({ assignee }) => assignee?.id ?? null);
    return [...before].map(([assigneeId, cards]) => ({ act: { action: 'assign', assigneeId }, cards }));
  }
  if (act.action === 'status') {
    const before = Map.groupBy(done, ({ status }) => status);
    return [...before].map(([status, cards]) => ({ act: { action: 'status', status }, cards }));
  }
  return undefined;
}
