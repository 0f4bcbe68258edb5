import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A titled sheet of paper: what an office page is made of. */
export function Box({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section className={className ? `box ${className}` : 'box'} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <span className="muted small">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
