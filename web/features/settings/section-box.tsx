import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';

type Props = {
  id: string;
  title: string;
  about: string;
  shows: { to: string; label: string }[];
  isOpen: boolean;
  mayEdit?: boolean;
  children: ReactNode;
};

/** One topic: what it is called, what it changes, where that shows, and the way to change it. */
export function SectionBox({ id, title, about, shows, isOpen, mayEdit = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The link that opened the form is gone, so its reader is led to the form.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  return (
    <section className={isOpen ? 'box settings-box open' : 'box settings-box'} id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!isOpen && mayEdit && (
          <Link className="btn line sm" to={`/admin/settings/${id}`} preventScrollReset>
            <Icon name="edit" />
            Edit<span className="vh"> {title}</span>
          </Link>
        )}
      </header>
      <p className="muted small">{about}</p>
      {children}
      <p className="settings-shows small">
        <span className="muted">Shows on</span>
        {shows.map(({ to, label }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}
