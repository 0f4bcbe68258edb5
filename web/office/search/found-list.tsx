import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { FoundLine } from './found-line.tsx';
import { countWords, type FoundGroup, searchAddress } from './found-links.ts';

type Props = {
  id: string;
  q: string;
  groups: FoundGroup[];
  /** The place of the result that the arrows have got to, counted over all groups. */
  active: number;
  optionId: (place: number) => string;
  state: { isPending: boolean; failed: boolean };
  onChoose: () => void;
};

/** The results below the box, by kind. The focus stays in the box, which says where the arrows are. */
export function FoundList({ id, q, groups, active, optionId, state: { isPending, failed }, onChoose }: Props) {
  let place = -1;
  const option = (to: string) => {
    place += 1;
    const isActive = place === active;
    return {
      id: optionId(place),
      role: 'option',
      tabIndex: -1,
      'aria-selected': isActive,
      to,
      onClick: onChoose,
    } as const;
  };
  const words = failed ? 'The search did not answer. Try again.' : isPending ? '' : countWords(groups);
  return (
    <div className="found-sheet">
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Results"
        aria-busy={isPending}
        // The box keeps the focus when a result is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ title, icon, links }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldset
          <div key={title} role="group" aria-label={title}>
            <p className="found-title" aria-hidden="true">
              {title}
            </p>
            {links.map((link) => (
              <Link key={link.to} className="found-option" {...option(link.to)}>
                <FoundLine icon={icon} {...link} />
              </Link>
            ))}
          </div>
        ))}
        <Link className="found-option found-all" {...option(searchAddress(q))}>
          <Icon name="search" />
          <span className="found-words">All results for “{q}”</span>
        </Link>
      </div>
      <p className={failed || (groups.length === 0 && !isPending) ? 'found-none' : 'vh'} role="status">
        {groups.length === 0 && words === '0 results' ? `Nothing in the office has “${q}”.` : words}
      </p>
    </div>
  );
}
