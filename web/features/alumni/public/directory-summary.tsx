import { directorySize } from '../../../../contract/content/alumni.ts';
import type { DirectoryFilter } from './directory-filter.ts';

type Props = { filter: DirectoryFilter; page: number; pages: number; shown: number };

/** Says what the list has become, also to those who hear it change. */
export function DirectorySummary({ filter, page, pages, shown }: Props) {
  const first = (page - 1) * directorySize(filter.items) + 1;
  const range = shown === 0 ? 'No profiles' : `Showing ${first} to ${first + shown - 1}`;
  const total = page === pages ? ` of ${first + shown - 1} profiles` : ` · page ${page} of ${pages}`;
  return (
    <p className="muted small directory-summary" role="status" data-live="">
      {shown === 0 ? range : `${range}${total}, newest class first`}
    </p>
  );
}
