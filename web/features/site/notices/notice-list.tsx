import type { PublicNotice } from '../../../../contract/school/notices.ts';
import { DateBadge } from '../../../ui/dates/date-badge.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import { NoticeStyles } from './notice-styles.tsx';

/** Below the menu: the newest is read at once, the others at a tap. */
export function NoticeList({ notices: [first, ...others] }: { notices: PublicNotice[] }) {
  if (!first) return null;
  return (
    <section className="tell" aria-label="Notices">
      <NoticeStyles />
      <div className="wrap">
        <DateBadge date={first.endsAt ?? first.beginsAt} />
        <p>
          <b>{first.name}</b>
          {first.text && <PlainText text={`\n${first.text}`} />}
        </p>
        {others.length > 0 && (
          <details>
            <summary>
              {others.length === 1 ? '1 more notice' : `${others.length} more notices`}
              <Icon name="chevron" />
            </summary>
            <ul>
              {others.map(({ name, text, beginsAt }) => (
                <li key={`${beginsAt} ${name}`}>
                  <b>{name}</b> <PlainText text={text} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
