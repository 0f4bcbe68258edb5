import { useRouteLoaderData } from 'react-router';
import type { TypedNotice } from '../../../contract/school/notices.ts';
import type { RootData } from '../../ui/meta/meta.ts';
import { Frame } from './frame.tsx';

/** The frame of a page with a notice that is written now, by the view that readers get. */
export default function NoticeOnSite({ notice: { closedCampuses, ...notice } }: { notice: TypedNotice }) {
  const root = useRouteLoaderData<RootData>('root');
  if (!root) return null;
  const { school, origin } = root;
  const closed = school.site.campuses.filter(({ id }) => closedCampuses.includes(id)).map(({ name }) => name);
  const shown = { ...school, notices: [{ ...notice, ...(closed.length > 0 && { closed }) }] };
  return (
    <Frame school={shown} address={origin + (notice.paths[0] ?? '/')} alumni={false} closingCall={false}>
      {/* The hills of the footer reach up into the page: without one they would lie over the notice. */}
      <div className="band">
        <div className="band" />
      </div>
    </Frame>
  );
}
