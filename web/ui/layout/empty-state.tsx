import type { ReactNode } from 'react';
import { ButtonLink } from '../links/button-link.tsx';
import { art } from '../pictures/art.ts';

type Props = { sentence: string; drawing?: 1 | 2 | 3 | 4 | 5 | 6; hint?: string; children?: ReactNode };

/** Nothing to show: a drawing, the fact, and ways on. */
export function EmptyState({ sentence, drawing = 1, hint, children }: Props) {
  return (
    <div className="empty">
      <img src={art(`empty-${drawing}`)} alt="" width="320" height="240" loading="lazy" decoding="async" />
      <h2 className="h3">{sentence}</h2>
      {hint && <p className="muted">{hint}</p>}
      <p className="row">
        <ButtonLink to="/">Back to the home page</ButtonLink>
        {children}
      </p>
    </div>
  );
}
