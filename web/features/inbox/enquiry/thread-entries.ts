import type { EnquiryView, HistoryLine } from '../../../../contract/enquiries/enquiries.ts';
import type { MergedForm } from '../../../../contract/enquiries/merging.ts';
import type { ThreadMessage } from '../../../../contract/enquiries/replies.ts';

export type ThreadEntry =
  | { kind: 'form'; key: string; at: string; merged?: MergedForm }
  | { kind: 'message'; key: string; at: string; message: ThreadMessage }
  | { kind: 'note' | 'step'; key: string; at: string; line: HistoryLine };

/** All that was said and done, from the beginning; what came at one moment stands in the order it was written. */
export function threadEntries({ enquiry, merged, history, messages }: Omit<EnquiryView, 'mails'>): ThreadEntry[] {
  const lines = history.map(
    (line): ThreadEntry => ({
      kind: line.kind === 'note' ? 'note' : 'step',
      ...{ key: `line ${line.id}`, at: line.at, line },
    }),
  );
  const said = messages.map(
    (message): ThreadEntry => ({ kind: 'message', key: `message ${message.id}`, at: message.at, message }),
  );
  const form: ThreadEntry = { kind: 'form', key: 'form', at: enquiry.createdAt };
  const others = merged.map(
    (one): ThreadEntry => ({ kind: 'form', key: `form ${one.id}`, at: one.createdAt, merged: one }),
  );
  const isFirst = others.every(({ at }) => Date.parse(at) >= Date.parse(enquiry.createdAt));
  // An answer comes before the step that it is.
  const inTime = (entries: ThreadEntry[]) => entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return isFirst ? [form, ...inTime([...others, ...said, ...lines])] : inTime([form, ...others, ...said, ...lines]);
}
