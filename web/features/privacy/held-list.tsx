import type { HeldGroup } from '../../../contract/people/privacy.ts';
import { contentAddress } from '../../office/words/content-types.ts';
import { briefDate } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { fateNames, heldNames } from './held-words.ts';

/** What is held, kind by kind; the things themselves are folded away. */
export function HeldList({ groups }: { groups: HeldGroup[] }) {
  return (
    <ul className="held">
      {groups.map((group) => (
        <li key={group.kind}>
          <details>
            <summary>
              <span>
                {heldNames[group.kind]} <b>{group.total.toLocaleString('en')}</b>
              </span>
              <span className={group.fate === 'deleted' ? 'pill no' : 'pill'}>{fateNames[group.fate]}</span>
              <Icon name="chevron" />
            </summary>
            <ul>
              {group.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be called alike
                <li key={place}>
                  <HeldName {...item} />
                  {item.at && <time dateTime={item.at}>{briefDate(item.at)}</time>}
                </li>
              ))}
              {group.total > group.items.length && (
                <li className="muted">and {group.total - group.items.length} more</li>
              )}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function HeldName({ label, kind, itemId }: HeldGroup['items'][number]) {
  const to = kind && itemId ? contentAddress(kind, itemId) : undefined;
  return to ? <Link to={to}>{label}</Link> : <span>{label}</span>;
}
