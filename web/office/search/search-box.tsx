import { type FocusEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { searchAddress } from './found-links.ts';
import { FoundList } from './found-list.tsx';
import { useOfficeSearch } from './use-office-search.ts';
import { useSearchKey } from './use-search-key.ts';
import './search.css';

type Props = {
  role: number;
  /** What it stands in, where it is not in sight before it is asked for. */
  sheet?: string;
};

/** The one search over the office: results open below it while somebody types. On a phone it is a page of its own. */
export function SearchBox({ role, sheet }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { groups, isPending, failed } = useOfficeSearch(typed, role);
  const q = typed.trim();
  const isShown = isOpen && q !== '';
  const addresses = [...groups.flatMap(({ links }) => links.map(({ to }) => to)), searchAddress(q)];
  const optionId = (place: number) => `${listId}-${place}`;

  const open = useCallback(() => {
    if (sheet) document.getElementById(sheet)?.togglePopover(true);
    // On a phone there is no room for the box.
    if (!input.current?.checkVisibility()) return void navigate('/desk/search');
    input.current.focus();
    input.current.select();
  }, [navigate, sheet]);
  useSearchKey(open);

  /** Whoever has chosen has found it. */
  function finish() {
    setOpen(false);
    setTyped('');
    setActive(-1);
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && q !== '') {
      event.preventDefault();
      setOpen(true);
      // From the box down to the first, up to the last, and round through the box again.
      const places = addresses.length + 1;
      const next = ((active + 1 + by + places) % places) - 1;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isShown && addresses[active]) {
      event.preventDefault();
      navigate(addresses[active]);
      finish();
    } else if (event.key === 'Escape' && (isShown || typed !== '')) {
      event.preventDefault();
      if (isShown) setOpen(false);
      else setTyped('');
      setActive(-1);
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
  }

  return (
    <>
      <Form
        className="search office-search"
        action="/desk/search"
        role="search"
        aria-label="Office"
        onBlur={leave}
        onSubmit={finish}
      >
        <Icon name="search" />
        <input
          ref={input}
          className="in"
          type="search"
          name="q"
          role="combobox"
          aria-label="Search the office"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          aria-keyshortcuts="/ Control+K"
          placeholder={role >= 4 ? 'Search people, enquiries, pages, settings' : 'Search stories, events, pages'}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={move}
        />
        <span className="search-key" aria-hidden="true">
          /
        </span>
        {isShown && (
          <FoundList
            id={listId}
            q={q}
            groups={groups}
            active={active}
            optionId={optionId}
            state={{ isPending, failed }}
            onChoose={finish}
          />
        )}
      </Form>
      {!sheet && (
        <Link
          className="icon-btn office-find"
          to="/desk/search"
          aria-label="Search the office"
          title="Search the office"
        >
          <Icon name="search" />
        </Link>
      )}
    </>
  );
}
