import { initialsOf } from '../../ui/text/initials.ts';
import { usePresence } from './use-presence.ts';
import './presence.css';

const shown = 3;

/** That somebody else has the same thing open. Nothing is locked: whoever saves second is told and compares. */
export function HereToo() {
  const others = usePresence();
  return (
    <p className={others.length > 0 ? 'here-too' : 'vh'} role="status">
      {others.slice(0, shown).map(({ id, name }) => (
        <span key={id} className="here-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ))}
      {others.length > 0 && <span>{hereWords(others.map(({ name }) => name.split(' ')[0] ?? name))}</span>}
    </p>
  );
}

/** Ruth is here too. Ruth and Joel are here too. Ruth and 2 others are here too. */
function hereWords([first = '', second, ...rest]: string[]): string {
  if (second === undefined) return `${first} is here too.`;
  return rest.length === 0
    ? `${first} and ${second} are here too.`
    : `${first} and ${rest.length + 1} others are here too.`;
}
