import type { Notice } from '../../../contract/school/notices.ts';

type Props = { notice: Pick<Notice, 'urgent' | 'beginsAt' | 'endsAt'>; now: Date };

/** Whether families see it now, in a word. */
export function NoticeState({ notice: { urgent, beginsAt, endsAt }, now }: Props) {
  if (new Date(beginsAt) > now) return <span className="pill wait">To come</span>;
  if (endsAt && new Date(endsAt) <= now) return <span className="pill">Over</span>;
  return urgent ? <span className="pill no">Urgent</span> : <span className="pill ok">Shown</span>;
}
