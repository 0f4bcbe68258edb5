import { Box } from '../../../office/boxes/box.tsx';
import { showPlace } from '../../../office/rich-text/show-place.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Check } from './checks.ts';

/** What to look at before publishing, with a way to each. */
export function CheckBox({ checks }: { checks: Check[] }) {
  const open = checks.filter(({ state }) => state !== 'ok').length;
  return (
    <Box title="Before you publish" aside={open === 0 ? 'All is well' : `${open} to look at`}>
      <ul className="check-list">
        {checks.map(({ state, words, block, at }) => (
          <li
            key={`${words} ${block} ${at?.place}`}
            className={state === 'ok' ? undefined : state === 'open' ? 'to-check' : 'to-fix'}
          >
            <Icon name={state === 'ok' ? 'check' : 'warning'} />
            <span>
              {words}
              {block && (
                <a
                  className="check-show"
                  href={`#block-${block}`}
                  onClick={(event) => {
                    if (!at) return;
                    event.preventDefault();
                    showPlace(document.getElementById(`block-${block}`), at);
                  }}
                >
                  Show me
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
