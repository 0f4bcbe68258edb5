import { type Desk, missedDays } from '../../../contract/office/desk.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { Box } from '../../office/boxes/box.tsx';
import { OfficeHead } from '../../office/frame/head.tsx';
import { greeting } from '../../office/words/greeting.ts';
import { longDate } from '../../ui/dates/dates.ts';
import { AddButtons } from './add-buttons.tsx';
import { Missed } from './missed.tsx';
import { MyDrafts } from './my-drafts.tsx';
import { Planned } from './planned.tsx';
import { Recent } from './recent.tsx';
import { Waits } from './waits.tsx';

type Props = { desk: Desk; user: { name: string; role: number }; now: Date };

/** Where those who write begin: what waits, what comes, their own drafts, and what readers read. */
export function DeskPage({ desk, user, now }: Props) {
  const { waiting, waitingTotal, drafts, scheduled, kept, recent, term, missed } = desk;
  const returned = drafts.filter(({ state }) => state === 'returned');
  const first = user.name.split(' ')[0] ?? user.name;
  const today = longDate(now.toISOString());
  const mayPublish = user.role >= editorRole;
  const third = mayPublish ? 'c4' : 'c6';
  return (
    <>
      <OfficeHead
        title={`${greeting(now)}, ${first}`}
        note={term ? `${today}, week ${term.week} of ${term.name}` : today}
      >
        <AddButtons mayPublish={mayPublish} />
      </OfficeHead>
      <div className="dash">
        <Box title="Waits for you" aside={waiting.length + returned.length > 1 && 'Longest first'} className="c7">
          <Waits waiting={waiting} returned={returned} left={waitingTotal - waiting.length} mayPublish={mayPublish} />
        </Box>
        <Box title="Goes out by itself" className="c5">
          <Planned scheduled={scheduled} />
        </Box>
        <Box title="My drafts" aside="Readers do not see them" className={third}>
          <MyDrafts drafts={drafts.filter(({ state }) => state !== 'returned')} kept={kept} />
        </Box>
        <Box title="Recently public" className={third}>
          <Recent recent={recent} hasStatistics={mayPublish} />
        </Box>
        {mayPublish && (
          <Box title="Looked for, not found" aside={`${missedDays} days`} className={third}>
            <Missed missed={missed} />
          </Box>
        )}
      </div>
    </>
  );
}
