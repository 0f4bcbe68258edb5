import { useLocation } from 'react-router';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import type { PublicSite } from '../../../../contract/site/site.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isBelow, PlaceLink } from '../../../ui/links/link.tsx';
import { Brand } from './brand.tsx';
import { DrawerFoot } from './drawer-foot.tsx';

/** One list for both: a row of menus on a wide screen, a drawer on a phone. */
export function MainMenu({ school }: { school: PublicSettings }) {
  const { pathname } = useLocation();
  return (
    <nav className="menu" id="menu" popover="auto" aria-label="Main">
      <div className="menu-head">
        <Brand {...school} />
        <button
          type="button"
          className="icon-btn"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      {school.site.menu.map(({ alone, ...group }) =>
        alone ? (
          <Alone key={group.name} {...group} />
        ) : (
          <Group key={group.name} group={group} here={group.links.some(({ to }) => isBelow(pathname, to))} />
        ),
      )}
      <DrawerFoot phone={school.phone} />
    </nav>
  );
}

/** Its one link stands in the menu itself. */
const Alone = ({ links }: Pick<PublicSite['menu'][number], 'links'>) =>
  links.map(({ to, label }) => (
    <PlaceLink key={to} className="menu-alone" to={to}>
      {label}
    </PlaceLink>
  ));

/** The browser's own disclosure: it opens by tap and by key, with no script, and one of a name at a time. */
function Group({ group, here }: { group: PublicSite['menu'][number]; here: boolean }) {
  return (
    <details name="menu" className={here ? 'here' : undefined}>
      <summary>
        {group.name}
        <Icon name="chevron" />
      </summary>
      <ul>
        {group.links.map(({ to, label, hint }) => (
          <li key={to}>
            <PlaceLink to={to}>
              {label}
              {hint && <small>{hint}</small>}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
