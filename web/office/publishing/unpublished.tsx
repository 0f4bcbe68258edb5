import { useEffect, useState } from 'react';
import type { ReviewedKind, UnpublishedThing } from '../../../contract/content/publishing.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { UnpublishedList } from './unpublished-list.tsx';

type Props = {
  kind: ReviewedKind;
  category: number;
  user: { id: number; role: number };
  addressOf: (thing: UnpublishedThing) => string;
};

const nothing = { docs: [] as UnpublishedThing[], total: 0 };

/** Asked for by the browser in somebody's name: the list below it is the same for all, and cached. */
export default function Unpublished({ kind, category, user, addressOf }: Props) {
  const [found, setFound] = useState(nothing);
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isOver = false;
    unwrap(browserApi().unpublished.$get({ query: { kind, cat: category, page } })).then(
      ({ docs, total }) => {
        if (!isOver) setFound((before) => ({ docs: page === 1 ? docs : [...before.docs, ...docs], total }));
      },
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [kind, category, page]);

  if (failed) return <p className="wrap err">What is not public yet could not be loaded. Please reload the page.</p>;
  if (found.docs.length === 0) return null;
  return (
    <UnpublishedList
      things={found.docs}
      dated={kind === 'event'}
      ofAll={user.role >= adminRole}
      addressOf={addressOf}
      left={found.total - found.docs.length}
      onMore={() => setPage(page + 1)}
    />
  );
}
