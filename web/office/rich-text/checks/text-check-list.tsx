import { type RefObject, useMemo } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useDeadLinks } from '../links/use-dead-links.ts';
import { showPlace } from '../show-place.ts';
import { checkText, ownLinksIn } from './text-checks.ts';

type Props = { html: string; editor: RefObject<HTMLElement | null> };

/** What readers would stumble over, said below the text while it is written; nothing of it forbids saving. */
export function TextCheckList({ html, editor }: Props) {
  const origin = globalThis.location?.origin ?? '';
  const dead = useDeadLinks(useMemo(() => ownLinksIn(html, origin), [html, origin]));
  const found = checkText(html, dead, origin);
  if (found.length === 0) return null;
  return (
    <ul className="text-check-list" aria-label="To look at">
      {found.map((finding) => (
        <li key={`${finding.tag} ${finding.place} ${finding.words}`}>
          <Icon name="warning" />
          <span>{finding.words}</span>
          <button type="button" onClick={() => showPlace(editor.current, finding)}>
            Show me
          </button>
        </li>
      ))}
    </ul>
  );
}
