import { useLocation } from 'react-router';
import { authorRole } from '../../../contract/people/roles.ts';
import { useSession } from '../../session/session.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchBox } from './search-box.tsx';

const sheetId = 'office-search-sheet';

/** The frame of the office has its own box; forms for writing also stand in the public frame. */
function useSheetRole(): number | undefined {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isInOffice = /^\/(admin|desk)(\/|$)/.test(pathname);
  return user && user.role >= authorRole && !isInOffice ? user.role : undefined;
}

/** The search of the office above a form; outside of its form, since it is one itself. */
export function SearchSheet() {
  const role = useSheetRole();
  if (role === undefined) return null;
  return (
    <dialog
      className="search-sheet"
      id={sheetId}
      popover="auto"
      aria-label="Search the office"
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('input')?.focus();
      }}
    >
      <SearchBox role={role} sheet={sheetId} />
    </dialog>
  );
}

export function SearchSheetButton() {
  if (useSheetRole() === undefined) return null;
  return (
    <button
      type="button"
      className="icon-btn"
      popoverTarget={sheetId}
      aria-label="Search the office"
      title="Search the office"
    >
      <Icon name="search" />
    </button>
  );
}
