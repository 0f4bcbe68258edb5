import { useState } from 'react';
import { VersionList } from '../../office/history/version-list.tsx';
import { earlierCrest } from '../../office/look/look-calls.ts';
import type { CrestState } from '../../office/look/use-crest.ts';

type Opened = { id: number; crest: string | undefined };

/** The crests that were in use; each can be looked at and brought back. After a change it is asked for anew. */
export const CrestHistory = ({ crest }: { crest: CrestState }) => <History key={crest.used ?? ''} crest={crest} />;

function History({ crest }: { crest: CrestState }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <VersionList
      kind="site"
      id="crest"
      title="History of the crest"
      opened={opened?.id ?? null}
      open={async (id) => setOpened({ id, crest: await earlierCrest(id) })}
    >
      {opened && (
        <div className="crest-version">
          <Look crest={opened.crest} />
          {opened.crest === crest.used ? (
            <span className="small muted">It is in use now.</span>
          ) : (
            <button
              className="btn sm"
              type="button"
              disabled={crest.busy}
              onClick={() => void crest.bringBack(opened.id)}
            >
              Bring this version back
            </button>
          )}
          <button className="btn line sm" type="button" onClick={() => setOpened(null)}>
            Close
          </button>
        </div>
      )}
    </VersionList>
  );
}

/** What somebody has deleted since is said, not drawn broken. */
function Look({ crest }: { crest: string | undefined }) {
  const [gone, setGone] = useState('');
  if (crest === undefined) return <span className="small">No crest of your own</span>;
  if (gone === crest) return <span className="small">Its picture has been deleted since.</span>;
  return <img src={`/images/${crest}?w=160`} alt="This crest" onError={() => setGone(crest)} />;
}
