import type { ReactNode } from 'react';

type Props = { id: string; title: string; small?: boolean; children?: ReactNode };

/** The title of a band, with what stands at its other end: a link or a filter. */
export function SectionHead({ id, title, small = false, children }: Props) {
  return (
    <div className="section-head">
      <h2 id={id} className={small ? 'h3' : undefined}>
        {title}
      </h2>
      {children}
    </div>
  );
}
