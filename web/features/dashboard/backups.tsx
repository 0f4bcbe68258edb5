import type { Dashboard } from '../../../contract/office/dashboard.ts';
import { Box } from '../../office/boxes/box.tsx';
import { moment } from '../../office/words/moment.ts';

type Backups = Dashboard['backups'];

/** Whether all of this could be had back, in a line or two. */
export function Backups({ backups }: { backups: Backups }) {
  const { state, lastVerified, failure, next } = backups;
  const isBad = state === 'failed' || state === 'old';
  return (
    <Box title="Backups">
      <div className="backups">
        <span className={`dot is-${isBad ? 'urgent' : state === 'good' ? 'good' : 'due'}`} />
        <div>
          {failure && (
            <p role="status">
              <b>The last backup failed</b> on {moment(failure.at)}: {failure.reason}
            </p>
          )}
          {state === 'old' && (
            <p role="status">
              <b>No backup for two days.</b> Whoever runs the server should look into it.
            </p>
          )}
          {lastVerified ? (
            <p>
              Last verified backup: <b>{moment(lastVerified.at)}</b>, {size(lastVerified.bytes)} with{' '}
              {lastVerified.pictures.toLocaleString('en')} {lastVerified.pictures === 1 ? 'picture' : 'pictures'}
            </p>
          ) : (
            <p>{state === 'off' ? 'No nightly backups are set up here.' : 'No backup has been taken yet.'}</p>
          )}
          {lastVerified?.remark && <p className="muted small">{lastVerified.remark}</p>}
          {next && <p className="muted small">Next: {moment(next)}</p>}
        </div>
      </div>
    </Box>
  );
}

function size(bytes: number): string {
  const [amount, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB'];
  return `${amount.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
